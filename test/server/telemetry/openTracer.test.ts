import { expect, it } from 'vitest';
import { runNode } from '../../support/runNode.ts';

/** Opens a tracer in a new process, and prints the number of loaded modules of OpenTelemetry, which are CommonJS. */
const script = `
  import { createRequire } from 'node:module';
  import { openTracer } from './server/infrastructure/telemetry/openTracer.ts';
  const settings = { endpoint: process.env.ENDPOINT, ratio: 0.1, version: '1.0.0' };
  const traces = await openTracer(settings, { warn: () => undefined });
  await traces?.close();
  const { cache } = createRequire(process.cwd() + '/');
  console.log(Object.keys(cache).filter((path) => path.includes('@opentelemetry')).length);
`;

const loadedWith = (environment: Readonly<Record<string, string>>) => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { status, printed } = runNode(args, { env: { PATH: process.env['PATH'], ...environment } });
  expect(status, printed).toBe(0);
  return Number(printed);
};

it('openTracer loads OpenTelemetry only if an endpoint is set', () => {
  expect(loadedWith({})).toBe(0);
  expect(loadedWith({ ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(20);
});
