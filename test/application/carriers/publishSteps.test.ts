import { describe, expect, it } from 'vitest';
import { changeSubjects } from '../../support/changes.ts';
import { publishCarriersStep } from '../../../src/application/carriers/publishCarriersStep.ts';
import type { PublishStepRunner } from '../../../src/application/publishing/PublishStepRunner.ts';
import { publishStoreNetworksStep } from '../../../src/application/store-networks/publishStoreNetworksStep.ts';
import { carrierChanges } from '../../../src/domain/carriers/changes/carrierChanges.ts';
import { makeDefaultCarrier } from '../../../src/domain/carriers/carrierEdits.ts';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { stepOf } from '../../../src/domain/changes/changeType.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { switchNetwork } from '../../../src/domain/store-networks/storeNetworkChanges.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { stepCalls } from '../../support/stepCalls.ts';

const carriers = [
  { carrierCompanyId: 'POST', enabled: true, default: true },
  { carrierCompanyId: 'DPD', enabled: true, default: false },
];
const base = withCarriers(
  aCompanyConfiguration({
    inStoreReturns: { enabled: true },
    storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: true }],
    offeredStoreNetworks: [{ storeNetworkId: 'KIOSKS' }],
  }),
  carriers,
);
const sent: unknown[] = [];
const record = async (_: unknown, content: unknown) => {
  sent.push(content);
  return ok(undefined);
};
const steps: readonly (readonly [PublishStepRunner, readonly PendingChange[], unknown])[] = [
  [
    publishCarriersStep({ replace: record }, changeSubjects),
    carrierChanges(carriers, carriers, makeDefaultCarrier(carriers, 'DPD')),
    makeDefaultCarrier(carriers, 'DPD'),
  ],
  [
    publishStoreNetworksStep({ update: record }, changeSubjects),
    [switchNetwork(base, 'KIOSKS', true)],
    { selectedStoreNetworks: ['LOCKERS', 'KIOSKS'], enabled: true },
  ],
];

describe.each(steps)('the publish step %o', (runner, changes, expected) => {
  it('runs only the pending changes of its own type [PB-5]', () => {
    expect([...new Set(changes.map(({ type }) => stepOf(type)))]).toEqual([runner.step]);
  });

  it('sends the published configuration with the pending changes applied [API-5]', async () => {
    sent.length = 0;
    expect(await runner.run(base, changes, stepCalls(runner.step, new Faults()))).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent).toEqual([expected]);
  });
});
