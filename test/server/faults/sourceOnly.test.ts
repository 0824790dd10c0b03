import { afterAll, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { openPglite } from '../../support/server/openPglite.ts';
import type { ChangeType } from '../../../src/domain/changes/changeType.ts';
import { FaultEnvironment } from '../../faults/FaultEnvironment.ts';
import { scenes, type Scene } from '../../faults/scenes.ts';
import { tenStepChanges } from '../../faults/tenStepChanges.ts';

/** The calls of the specification [API-1], as on a service without our extensions. */
const known = calls
  .filter(({ origin }) => origin !== 'own')
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
const serves = (method: string, path: string): boolean =>
  known.some((call) => call.method === method && call.path.test(path));

/** Change types that the specification publishes by helpers without documented paths, so each service has its own paths. */
const HELPERS: ReadonlySet<ChangeType> = new Set([
  'COMPANY_CARRIER_CONFIG',
  'COMPANY_NETWORK_CONFIG',
  'WAREHOUSE_BINDINGS',
]);

/** An owner whose settings announce none of our extensions. */
const plain: Scene = {
  ...scenes.merchant,
  companyId: 'SOLO',
  carrier: 'YAMATO',
  username: 'staff@solo.example',
  changes: (configuration, round) => tenStepChanges(configuration, round).filter(({ type }) => !HELPERS.has(type)),
};

const environment = await FaultEnvironment.open(openPglite, plain, serves);
afterAll(() => environment.close());

it('a service that supports only the specification’s calls receives all changes by these calls, and receives no other calls [API-2]', async () => {
  const changes = plain.changes((await environment.live()).configuration, 1);
  const outcome = await environment.publish(1);
  expect(outcome).toMatchObject({ ok: true, value: { resumes: 0 } });
  expect(new Set(changes.map(({ type }) => type)).size).toBeGreaterThan(2);
  expect(environment.line.unknown).toEqual([]);
  expect(environment.page.publishing.state.kind).not.toBe('failed');
});
