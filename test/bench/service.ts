import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { Service } from '../e2e/fixtures/Service.ts';
import { Processes } from '../processes/Processes.ts';
import { endBench } from './endBench.ts';
import { measureHostile } from './service/measureHostile.ts';
import { measureMixed } from './service/measureMixed.ts';
import { measureProcesses } from './service/measureProcesses.ts';
import { measureService, PARTS } from './service/measureService.ts';
import { measureTracing } from './service/measureTracing.ts';
import { openStore, type Engine, type Store } from './service/stores.ts';

// Usage: npm run bench:service -- [mixed|production|hostile|tracing|processes] [--engine postgres|embedded] [--part read …] [--seconds 5] [--merchants 100000] [--minutes 1] [--rate 300] [--users 50]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true, default: [...PARTS] },
    seconds: { type: 'string', default: '5' },
    merchants: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string', default: '300' },
    users: { type: 'string', default: '50' },
  },
});
const seconds = Number(values.seconds);
// All other settings have their defaults, because the results include requests that the service rejects for overload.
const settings = { SEED_SAMPLE: 'false', QUOTA_WRITES: '0', QUOTA_BYTES: '0' };
const rate = Number(values.rate);
const PRODUCTION_PROCESSES = 3;

type Bench = {
  readonly engines: readonly Engine[];
  readonly merchants: number;
  readonly staffed?: number;
  /** Returns whether all goals are reached. */
  readonly measure: (store: Store, engine: Engine) => Promise<boolean>;
};

const startService = (store: Store, more: Readonly<Record<string, string>> = {}): Promise<Service> =>
  Service.start(store.address, { ...settings, ...more }, [], []);

const onService =
  (measure: (service: Service, store: Store, engine: Engine) => Promise<boolean>): Bench['measure'] =>
  async (store, engine) => {
    const service = await startService(store);
    try {
      return await measure(service, store, engine);
    } finally {
      await service.kill();
    }
  };

const benches: Readonly<Record<string, Bench>> = {
  rates: {
    engines: ['postgres', 'embedded'],
    merchants: 100_000,
    measure: onService((service, store, engine) => {
      const parts = PARTS.filter((part) => values.part.includes(part));
      return measureService(service.url, store, { engine, parts, seconds });
    }),
  },
  mixed: {
    engines: ['postgres', 'embedded'],
    merchants: 100_000,
    measure: onService((service, store) =>
      measureMixed(
        { origin: service.url, services: [service], store },
        { name: 'mixed', minutes: Number(values.minutes ?? 1), rate, p99: 50, streamsPerUser: 0 },
      ),
    ),
  },
  production: {
    engines: ['postgres'],
    merchants: 100_000,
    // Each user has the maximum number of event streams.
    staffed: Number(values.users),
    measure: async (store) => {
      const processes = await Processes.on(store.address, PRODUCTION_PROCESSES, { settings, preloaded: [] });
      try {
        return await measureMixed(
          { origin: processes.url, services: processes.services, store },
          { name: 'production', minutes: Number(values.minutes ?? 10), rate, p99: 60, streamsPerUser: 20 },
        );
      } finally {
        await processes.close();
      }
    },
  },
  hostile: {
    // The embedded database is enough, and few merchants, because the cost of a malicious request depends on neither.
    engines: ['embedded'],
    merchants: 1000,
    measure: onService((service, { companies }) =>
      measureHostile(service.url, service.processId ?? 0, companies[0] ?? ''),
    ),
  },
  // Several services share one database in these two, which the embedded database does not allow.
  tracing: {
    engines: ['postgres'],
    merchants: 1000,
    measure: onService((service, store) => measureTracing(service, (more) => startService(store, more), seconds)),
  },
  processes: {
    engines: ['postgres'],
    merchants: 1000,
    measure: (store) => measureProcesses(store, settings, 4 * seconds),
  },
};

const [name = 'rates'] = positionals;
const bench = benches[name];
if (!bench) throw new TypeError(`"${name}" is no bench: ${Object.keys(benches).join(', ')}.`);
const { engines, merchants, staffed, measure } = bench;
let isReached = true;
await ensureBuild(['page', 'ssr', 'server']);
for (const engine of (values.engine ?? engines) as Engine[]) {
  const count = Number(values.merchants ?? merchants);
  const store = await openStore(engine, count, staffed);
  try {
    console.log(`\n${engine === 'postgres' ? 'PostgreSQL' : 'Embedded database'}, ${count} merchants`);
    if (!(await measure(store, engine))) isReached = false;
  } finally {
    await store.close();
  }
}
endBench(isReached);
