import { describe, expect, it } from 'vitest';
import { PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemoryPublishGateway } from '../../../src/infrastructure/publishing/inMemoryPublishGateway.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aChange, companyId } from '../../support/samples/builders.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { changeRegistry } from '../../support/changes.ts';

const path = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };

describe('inMemoryPublishGateway', () => {
  it('cancels an abandoned publish when its lease expires, and refuses to complete it [PB-14]', async () => {
    const clock = new ManualClock();
    const publishes = inMemoryPublishGateway(new DemoService(aSample(), changeRegistry, { clock }));
    const open = (idempotencyKey: string) =>
      publishes.open(path, { revision: '"r1"', changes: [aChange('a', 1)], idempotencyKey });
    const left = await open('left');
    clock.advance(PUBLISH_LEASE - 1);
    expect(await open('early')).toMatchObject({ ok: false, error: { kind: 'busy' } });
    clock.advance(1);
    expect(await open('next')).toMatchObject({ ok: true });
    const id = left.ok ? left.value.publishId : '';
    expect(await publishes.complete(path, id, 'late')).toMatchObject({ ok: false, error: { kind: 'stale' } });
  });
});
