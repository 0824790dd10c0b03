import { describe, expect, it } from 'vitest';
import { aSample } from '../../../support/samples/aSample.ts';
import { aReason } from '../../../support/samples/builders.ts';
import { settled } from '../../../support/settled.ts';
import {
  aDevice,
  aTab,
  anEnvironment,
  openWorkspace,
  type Environment,
  type Workspace,
} from '../../../support/workspace.ts';

const textOf = (page: Workspace, code = 'SIZE'): string | undefined =>
  page.shown().find((reason) => reason.code === code)?.description;
const wait = async (service: Environment, milliseconds = 500): Promise<void> => {
  service.clock.advance(milliseconds);
  for (let turn = 0; turn < 4; turn += 1) await settled();
};
const reads = (tab: Environment): number => tab.faults.asked.filter((call) => call.startsWith('draft-read')).length;

describe.each([
  { where: 'another tab', extensions: { drafts: true } as const, elsewhere: aTab },
  { where: 'another device', extensions: { drafts: true, events: true } as const, elsewhere: aDevice },
])('if the same user makes a pending change in $where,', ({ extensions, elsewhere }) => {
  const open = async () => {
    const service = anEnvironment(aSample(extensions));
    const [own, other] = [aTab(service), elsewhere(service)];
    return { service, own, here: await openWorkspace(own), there: await openWorkspace(other) };
  };

  it('the change appears in this tab once the service has stored it, and can be undone here [PC-8] [PC-9]', async () => {
    const { service, here, there } = await open();
    there.save(aReason({ description: 'From there' }));
    await wait(service);
    expect(textOf(here)).toBe('From there');
    expect(here.drafts.state).toBe('stored');
    here.changes.undo();
    await wait(service);
    expect(textOf(there)).toBe('Too small');
  });

  it('the change is merged with unsent edits of this tab [PC-9]', async () => {
    const { service, here, there } = await open();
    there.save(aReason({ description: 'From there' }));
    await wait(service, 300);
    here.save(aReason({ code: 'DAMAGED', description: 'From here' }));
    await wait(service);
    await wait(service);
    for (const page of [here, there]) {
      expect([textOf(page), textOf(page, 'DAMAGED')]).toEqual(['From there', 'From here']);
      expect(page.drafts.conflicts).toEqual([]);
    }
  });

  it('the change disappears from this tab if the user discards it where it was made [PC-5] [PC-9]', async () => {
    const { service, here, there } = await open();
    there.save(aReason({ description: 'From there' }));
    await wait(service);
    there.changes.discard();
    await wait(service);
    expect([textOf(here), here.changes.count]).toEqual(['Too small', 0]);
  });

  it('this tab reads each stored draft once, and a tab never reads the draft that it stored itself [PC-9]', async () => {
    const { service, own, here, there } = await open();
    here.save(aReason({ description: 'From here' }));
    await wait(service);
    expect(reads(own)).toBe(1);
    there.save(aReason({ description: 'From there' }));
    await wait(service);
    expect(reads(own)).toBe(2);
    await wait(service, 60_000);
    expect(reads(own)).toBe(2);
  });
});

describe('a value changed differently in three tabs of one user', () => {
  it('is shown as a conflict in each tab whose value was replaced, so that the user sees all values [PC-9]', async () => {
    const service = anEnvironment(aSample({ drafts: true, events: true }));
    const pages = await Promise.all(
      [aTab(service), aTab(service), aDevice(service)].map((each) => openWorkspace(each)),
    );
    for (const [index, page] of pages.entries()) page.save(aReason({ description: `From ${index}` }));
    for (let round = 0; round < 4; round += 1) await wait(service);
    const conflictingValues = pages.flatMap((page) => page.drafts.conflicts.map(({ theirs }) => theirs.value));
    const shownValues = new Set([
      ...pages.map((page) => textOf(page)),
      ...conflictingValues.map((value) => Object(value).description),
    ]);
    for (const index of pages.keys()) expect(shownValues).toContain(`From ${index}`);
    expect(new Set(pages.map((page) => textOf(page))).size).toBe(1);
  });
});
