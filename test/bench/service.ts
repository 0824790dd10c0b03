import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { Service } from '../e2e/fixtures/Service.ts';
import { endBench } from './endBench.ts';
import { measureHostile } from './service/measureHostile.ts';
import { measureMixed } from './service/measureMixed.ts';
import { measureProcesses } from './service/measureProcesses.ts';
import { measureService, PARTS } from './service/measureService.ts';
import { measureTracing } from './service/measureTracing.ts';
import { openStore, type Engine } from './service/stores.ts';

// Usage: npm run bench:service -- [mixed|hostile|tracing|processes] [--engine postgres|embedded] [--part read …] [--seconds 5] [--merchants 100000] [--minutes 1]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true, default: [...PARTS] },
    seconds: { type: 'string', default: '5' },
    merchants: { type: 'string' },
    minutes: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
// The part `hostile` needs no large database, because a malicious request costs the same with any number of merchants.
const isHostile = positionals.includes('hostile');
// Several services share one database in these parts, which the embedded database does not allow.
const isTracing = positionals.includes('tracing');
const isProcesses = positionals.includes('processes');
const isShared = isTracing || isProcesses;
const usualEngines = isHostile ? ['embedded'] : isShared ? ['postgres'] : ['postgres', 'embedded'];
const engines = (values.engine ?? usualEngines) as Engine[];
const merchants = Number(values.merchants ?? (isHostile || isShared ? 1000 : 100_000));
let isReached = true;
await ensureBuild(['page', 'ssr', 'server']);
for (const engine of engines) {
  const store = await openStore(engine, merchants);
  // All other settings have their defaults, because the results include requests that the service rejects for overload.
  const settings = { SEED_SAMPLE: 'false', QUOTA_WRITES: '0', QUOTA_BYTES: '0' };
  if (isProcesses) {
    console.log(`\nPostgreSQL, ${merchants} merchants`);
    try {
      isReached &&= await measureProcesses(store, settings, 4 * seconds);
    } finally {
      await store.close();
    }
    continue;
  }
  const service = await Service.start(store.address, settings, [], []);
  try {
    console.log(`\n${engine === 'postgres' ? 'PostgreSQL' : 'Embedded database'}, ${merchants} merchants`);
    const parts = PARTS.filter((part) => values.part.includes(part));
    const isEngineReached = positionals.includes('mixed')
      ? await measureMixed(service, store, Number(values.minutes))
      : isHostile
        ? await measureHostile(service.url, service.processId ?? 0, store.companies[0] ?? '')
        : isTracing
          ? await measureTracing(
              service,
              (more) => Service.start(store.address, { ...settings, ...more }, [], []),
              seconds,
            )
          : await measureService(service.url, store, { engine, parts, seconds });
    isReached &&= isEngineReached;
  } finally {
    await service.kill();
    await store.close();
  }
}
endBench(isReached);
