import { describe, expect, it } from 'vitest';
import { openRequestOf } from '../../../src/application/publishing/attempts/openRequestOf.ts';
import { GiveUpAttempt } from '../../../src/application/publishing/attempts/GiveUpAttempt.ts';
import type { PublishOpening } from '../../../src/application/publishing/PublishGateway.ts';
import type { PublishAttempt } from '../../../src/domain/publishing/process/publishAttempt.ts';
import { PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { REFETCH_DELAY } from '../../support/workspace.ts';
import { World } from '../../support/sequences/World.ts';

describe('if the response to opening a publish was lost,', () => {
  it('the call is repeated with the same body, even if a draft has the fields of the changes in another order [PB-13] [PB-14]', async () => {
    const world = await World.begin();
    world.page(0).remove('SIZE');
    await world.wait(REFETCH_DELAY);
    await world.reload(0);
    world.faults(0).plan('open', 'lost-after');
    await world.publish(0);
    expect(world.page(0).publishing.state.kind).toBe('publishing');
    await world.wait(PUBLISH_LEASE);
    await world.publish(0);
    expect(world.page(0).publishing.state.kind).toBe('published');
    expect(Object.keys(world.live)).not.toContain('SIZE');
    world.end();
  });

  it('the call is repeated before the publish is cancelled, with the same body, including the note and the impact figures [PB-13] [PB-14]', async () => {
    const attempt: PublishAttempt = {
      attemptId: 'attempt-1',
      companyId: 'ACME',
      revision: 'r1',
      changes: [],
      note: 'Before the sale',
      figures: '3 of 10,000 sample orders',
      done: [],
    };
    const openings: PublishOpening[] = [];
    const dropped: string[] = [];
    const publishes = {
      open: async (_company: unknown, opening: PublishOpening) => {
        openings.push(opening);
        return ok({ publishId: 'publish-1', actorName: '', at: '' });
      },
      giveUp: async (_company: unknown, publishId: string) => {
        dropped.push(publishId);
        return ok(undefined);
      },
    };
    const journal = { forget: (companyId: string) => dropped.push(companyId) };
    const company = { carrier: { rootOrgId: 'OWNER' }, companyId: 'ACME' };
    const done = await new GiveUpAttempt(publishes as never, journal as never).execute(attempt, company as never);
    expect(done.ok).toBe(true);
    expect(openings).toEqual([openRequestOf(attempt, 'r1')]);
    expect(openings[0]?.note).toContain('Before the sale');
    expect(dropped).toEqual(['publish-1', 'ACME']);
  });
});
