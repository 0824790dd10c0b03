import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { northwind } from '../../e2e/fixtures/people.ts';
import type { Service } from '../../e2e/fixtures/Service.ts';
import { median } from '../figures.ts';
import { mainThreadTime } from './mainThreadTime.ts';
import { configurationOf } from './requests.ts';
import { runLoad } from './runLoad.ts';
import { signInTo } from './signInTo.ts';

/** Maximum CPU time in microseconds that tracing adds to a request if 10 % of the requests are sampled. */
const MAX_ADDED = 60;
const ROUNDS = 5;
const CONNECTIONS = 8;

type Traced = { readonly name: string; readonly service: Service; readonly costs: number[] };

/**
 * Measures the CPU time of the main thread per request without tracing, and with 0, 10 and 100 % of the requests
 * sampled. Prints the results. Returns whether tracing of 10 % is within its limit.
 */
export async function measureTracing(
  untraced: Service,
  start: (settings: Readonly<Record<string, string>>) => Promise<Service>,
  seconds: number,
): Promise<boolean> {
  let exports = 0;
  const collector = createServer((request, response) => {
    exports += 1;
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const subjects: Traced[] = [{ name: 'off', service: untraced, costs: [] }];
  try {
    for (const ratio of [0, 0.1, 1]) {
      const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: String(ratio) };
      subjects.push({ name: `${ratio * 100} %`, service: await start(settings), costs: [] });
    }
    // The first round only warms up the services.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { service, costs } of subjects) {
        const cost = await costOf(service, seconds);
        if (round > 0) costs.push(cost);
      }
  } finally {
    for (const { service } of subjects.slice(1)) await service.kill();
    collector.closeAllConnections();
    collector.close();
  }
  if (exports === 0) throw new Error('The services exported no traces.');
  const base = median(subjects[0]?.costs ?? []);
  for (const { name, costs } of subjects) {
    const cost = median(costs);
    const added = name === 'off' ? '' : ` · ${(cost - base).toFixed(0)} µs more`;
    console.log(
      `  ${name.padEnd(10)}${cost.toFixed(0)} µs of CPU per request (least ${Math.min(...costs).toFixed(0)})${added}`,
    );
  }
  const isKept = median(subjects.find(({ name }) => name === '10 %')?.costs ?? []) - base <= MAX_ADDED;
  console.log(`  goal at 10 %: at most ${MAX_ADDED} µs more: ${isKept ? 'kept' : 'NOT KEPT'}`);
  return isKept;
}

/** Sends requests for a configuration. Returns the CPU time of the main thread per request, in microseconds. */
async function costOf({ url: origin, processId = 0 }: Service, seconds: number): Promise<number> {
  const { authorization } = await signInTo(origin, 'NORTHWIND', northwind.email);
  const before = mainThreadTime(processId);
  const requests = [configurationOf('NORTHWIND', authorization)];
  const { statuses } = await runLoad({ origin, connections: CONNECTIONS, seconds, requests });
  const { 200: count = 0, ...failed } = statuses;
  if (Object.keys(failed).length > 0) throw new Error(`Requests failed: ${JSON.stringify(failed)}`);
  return ((mainThreadTime(processId) - before) * 1000) / count;
}
