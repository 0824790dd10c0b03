import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aReason } from '../../support/samples/builders.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, liveOf, openWorkspace, type Workspace } from '../../support/workspace.ts';

/** Two users in tabs of one browser. Each tab reads the company again after a publish of the other tab. */
async function twoTabs() {
  const environment = anEnvironment();
  const otherTab = {
    ...environment,
    storage: new InMemoryStorage(),
    faults: new Faults(),
    ids: new CountingIds('beside'),
  };
  const mine = await openWorkspace(environment);
  environment.tabs.set('user-2', environment.tabs.get('user-1') ?? new Set());
  return { environment, mine, other: await openWorkspace(otherTab, { userId: 'user-2' }) };
}

const sized = (description: string) => aReason({ code: 'SIZE', description });

async function publish(page: Workspace): Promise<void> {
  await page.publish();
  await settled();
}

describe('after another user’s publish,', () => {
  it('a second read of the company removes pending changes that were published meanwhile [PC-9] [PB-15]', async () => {
    const { environment, mine, other } = await twoTabs();
    mine.remove('MIND');
    other.remove('MIND');
    await publish(other);
    expect(mine.changes.count).toBe(0);
    expect(mine.publishing.canPublish).toBe(false);
    expect(liveOf(environment).revision).toBe('"r2"');
  });

  it('a change that was already published, and that the user restores by undo, is removed [PB-15]', async () => {
    const { environment, mine, other } = await twoTabs();
    mine.remove('MIND');
    mine.changes.discard();
    other.remove('MIND');
    await publish(other);
    mine.changes.undo();
    await publish(mine);
    expect(mine.changes.count).toBe(0);
    expect(liveOf(environment).revision).toBe('"r2"');
  });

  it('a conflict is shown, and is shown again if the other user publishes another value [PB-15]', async () => {
    const { environment, mine, other } = await twoTabs();
    mine.save(sized('Mine'));
    other.save(sized('Theirs'));
    await publish(other);
    await publish(mine);
    expect(mine.publishing.conflict?.conflicts).toHaveLength(1);
    environment.clock.advance(3000);
    await settled();
    other.save(sized('Theirs once more'));
    await publish(other);
    mine.publishing.settleConflict(new Set(mine.changes.list.map(({ key }) => key)));
    await publish(mine);
    expect(mine.publishing.conflict?.conflicts).toMatchObject([{ theirs: { description: 'Theirs once more' } }]);
    expect(liveOf(environment).reasons[0]?.description).toBe('Theirs once more');
  });

  it('a stopped publish that has become live ends at the next click on Publish [PB-13] [PB-14]', async () => {
    const { environment, mine, other } = await twoTabs();
    mine.remove('MIND');
    environment.faults.plan('complete', 'lost-after');
    await publish(mine);
    expect(mine.publishing.stopped).toBeDefined();
    other.save(sized('Of the other tab'));
    await publish(other);
    expect(mine.changes.count).toBe(0);
    const { revision } = liveOf(environment);
    await publish(mine);
    expect(mine.publishing).toMatchObject({ stopped: undefined, stoppedBy: undefined, state: { kind: 'no-changes' } });
    expect(liveOf(environment).revision).toBe(revision);
  });
});
