import { describe, expect, it } from 'vitest';
import type { Environment, Workspace } from '../../../support/workspace.ts';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { CountingIds } from '../../../support/fakes/CountingIds.ts';
import { Faults } from '../../../support/fakes/Faults.ts';
import { aSample, PASSWORD } from '../../../support/samples/aSample.ts';
import { aReason } from '../../../support/samples/builders.ts';
import { settled } from '../../../support/settled.ts';
import { anEnvironment, openWorkspace } from '../../../support/workspace.ts';

const aService = (): Environment => anEnvironment(aSample({ events: true }));
const reworded = (text: string, code = 'SIZE') => aReason({ code, description: text });
const be = ({ service }: Environment, mailbox: string): void => {
  if (!service.signIn(`${mailbox}@acme.example`, PASSWORD, 'ACME')) throw new Error(`${mailbox} is nobody`);
};

/** A user's page in a separate browser. */
async function pageOf(service: Environment, mailbox: string, userId = mailbox): Promise<Workspace> {
  be(service, mailbox);
  const own = { storage: new InMemoryStorage(), faults: new Faults(), ids: new CountingIds(`${mailbox}-${userId}`) };
  return openWorkspace({ ...service, ...own }, { userId });
}
async function publish(service: Environment, page: Workspace, mailbox: string): Promise<void> {
  be(service, mailbox);
  await page.publish();
  await settled();
}
const textOf = (page: Workspace, code = 'SIZE'): string | undefined =>
  page.shown().find((reason) => reason.code === code)?.description;

describe('while the page is open,', () => {
  it('another user’s publish is announced at once, with its author, its changes and the number of conflicts [PB-14]', async () => {
    const service = aService();
    const mine = await pageOf(service, 'staff');
    const theirs = await pageOf(service, 'colleague');
    mine.save(reworded('Mine'));
    mine.save(reworded('Mine as well', 'MINE'));
    theirs.save(reworded('Theirs'));
    theirs.save(reworded('Theirs as well', 'THEIRS'));
    await publish(service, theirs, 'colleague');
    expect(mine.news.authors).toEqual(['colleague of ACME']);
    expect(mine.news.changeCount).toBe(2);
    expect(mine.news.changes.map(({ key }) => key)).toContain('returnReasons.reason.THEIRS');
    expect(mine.news.touched).toBe(1);
    expect(textOf(mine)).toBe('Mine');
    expect(textOf(mine, 'THEIRS')).toBeUndefined();
    expect(theirs.news.news).toEqual([]);
  });

  it('several publishes by another user are combined into one notice, in which each changed value counts once', async () => {
    const service = aService();
    const mine = await pageOf(service, 'staff');
    const theirs = await pageOf(service, 'colleague');
    for (const text of ['Once', 'Twice']) {
      theirs.save(reworded(text));
      await publish(service, theirs, 'colleague');
      service.clock.advance(3000);
      await settled();
    }
    expect(mine.news.news).toHaveLength(2);
    expect([mine.news.authors.length, mine.news.changeCount]).toEqual([1, 1]);
    mine.news.dismiss();
    expect(mine.news.news).toEqual([]);
    theirs.save(reworded('Three times'));
    await publish(service, theirs, 'colleague');
    expect(mine.news.news).toHaveLength(3);
  });

  it('a click on the notice loads another user’s publish, and neither changes nor sends the user’s pending changes [PB-14] [PC-8]', async () => {
    const service = aService();
    const mine = await pageOf(service, 'staff');
    const theirs = await pageOf(service, 'colleague');
    mine.save(reworded('Mine', 'DAMAGED'));
    theirs.save(reworded('Theirs'));
    await publish(service, theirs, 'colleague');
    expect(await mine.news.merge()).toBe(true);
    expect([textOf(mine), textOf(mine, 'DAMAGED')]).toEqual(['Theirs', 'Mine']);
    expect(mine.news.news).toEqual([]);
    expect(mine.changes.count).toBe(1);
    mine.changes.undo();
    expect(mine.changes.count).toBe(0);
    expect(mine.publishing.state.kind).toBe('no-changes');
  });

  it('a conflict between another user’s publish and a pending change is shown, and can be resolved [PB-14]', async () => {
    const service = aService();
    const mine = await pageOf(service, 'staff');
    const theirs = await pageOf(service, 'colleague');
    mine.save(reworded('Mine'));
    theirs.save(reworded('Theirs'));
    await publish(service, theirs, 'colleague');
    expect(await mine.news.merge()).toBe(false);
    expect(mine.publishing.conflict?.conflicts).toHaveLength(1);
    expect(textOf(mine)).toBe('Mine');
    mine.publishing.settleConflict(new Set());
    expect(textOf(mine)).toBe('Theirs');
    expect([mine.changes.count, mine.news.news.length]).toEqual([0, 0]);
  });

  it('another user’s publish cannot be loaded while the browser is offline, but can be loaded later', async () => {
    const service = aService();
    be(service, 'staff');
    const faults = new Faults();
    const mine = await openWorkspace({ ...service, storage: new InMemoryStorage(), faults }, { userId: 'staff' });
    const theirs = await pageOf(service, 'colleague');
    theirs.save(reworded('Theirs'));
    await publish(service, theirs, 'colleague');
    faults.plan('read', 'lost-before');
    expect(await mine.news.merge()).toBe(false);
    expect(mine.news.failure?.kind).toBe('unreachable');
    expect(mine.news.news).toHaveLength(1);
    expect(await mine.news.merge()).toBe(true);
    expect(mine.news.failure).toBeUndefined();
  });

  it('a publish by the same user in another browser is loaded without a notice', async () => {
    const service = aService();
    const here = await pageOf(service, 'staff', 'here');
    const elsewhere = await pageOf(service, 'staff', 'elsewhere');
    elsewhere.save(reworded('From elsewhere'));
    await publish(service, elsewhere, 'staff');
    expect([here.news.news.length, elsewhere.news.news.length]).toEqual([0, 0]);
    expect(textOf(here)).toBe('From elsewhere');
  });

  it('publishes of other users are not requested if the service does not support events', async () => {
    const service = anEnvironment(aSample());
    const mine = await pageOf(service, 'staff');
    const theirs = await pageOf(service, 'colleague');
    theirs.save(reworded('Theirs'));
    await publish(service, theirs, 'colleague');
    expect([mine.news.news.length, mine.news.connection]).toEqual([0, 'connecting']);
  });
});
