import { describe, expect, it } from 'vitest';
import type { DraftContent } from '../../../../src/domain/changes/drafts/draft.ts';
import { aSample } from '../../../support/samples/aSample.ts';
import { aReason } from '../../../support/samples/builders.ts';
import { settled } from '../../../support/settled.ts';
import { aDevice, anEnvironment, openWorkspace, type Environment } from '../../../support/workspace.ts';

const aService = (): Environment => anEnvironment(aSample({ drafts: true, publishNotes: true }));

const wait = async (service: Environment): Promise<void> => {
  service.clock.advance(500);
  await settled();
};
const noteOf = (service: Environment): string | undefined => {
  const text = service.drafts.get('user-1')?.read('draft//ACME');
  return text === undefined ? undefined : (JSON.parse(text) as { readonly draft: DraftContent }).draft.note;
};
const edit = aReason({ description: 'Here' });

describe('in drafts,', () => {
  it('the note of pending changes is stored for all devices of the user until the changes are published [PC-9] [PB-16]', async () => {
    const service = aService();
    const here = await openWorkspace(aDevice(service));
    here.save(edit);
    here.changes.write('Sizes were mixed up');
    await wait(service);
    expect(noteOf(service)).toBe('Sizes were mixed up');
    const otherDevice = await openWorkspace(aDevice(service));
    expect(otherDevice.changes.note).toBe('Sizes were mixed up');
    await otherDevice.publish();
    await wait(service);
    expect(otherDevice.changes.note).toBe('');
    expect(noteOf(service)).toBeUndefined();
    expect(service.service.company('ACME')?.history.records()).toMatchObject([{ note: 'Sizes were mixed up' }]);
  });

  it('the note is published together with the impact figures, which no draft contains [PB-16] [RL-9]', async () => {
    const service = aService();
    const page = await openWorkspace(aDevice(service));
    page.save(edit);
    page.changes.write('Longer for wine');
    page.changes.figures = () => '312 orders';
    await wait(service);
    expect(noteOf(service)).toBe('Longer for wine');
    await page.publish();
    expect(page.changes.note).toBe('');
    expect(service.service.company('ACME')?.history.records()).toMatchObject([
      { note: 'Longer for wine\n\u2063312 orders' },
    ]);
  });

  it('an unsent note is restored after a reload, even if the user has deleted its text [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(edit);
    page.changes.write('First');
    page.leave();
    const again = await openWorkspace(device);
    expect(again.changes.note).toBe('First');
    await wait(service);
    again.changes.write('');
    again.leave();
    expect((await openWorkspace(device)).changes.note).toBe('');
  });

  it('a note typed on this device is kept, and a note that is not edited here is updated from another device [PC-9]', async () => {
    const service = aService();
    const here = await openWorkspace(aDevice(service));
    here.save(edit);
    await wait(service);
    const otherDevice = await openWorkspace(aDevice(service));
    otherDevice.changes.write('There');
    await wait(service);
    here.save(aReason({ code: 'MIND', description: 'Another' }));
    await wait(service);
    expect(here.changes.note).toBe('There');
    otherDevice.changes.write('There again');
    await wait(service);
    here.changes.write('Here');
    await wait(service);
    expect(here.changes.note).toBe('Here');
    expect(noteOf(service)).toBe('Here');
  });

  it('a note that is edited while a publish is running belongs to the next publish [PB-13]', async () => {
    const service = aService();
    const page = await openWorkspace(aDevice(service));
    page.save(edit);
    page.changes.write('Of this one');
    const publishing = page.publish();
    page.changes.write('Of the next');
    await publishing;
    expect(page.changes.note).toBe('Of the next');
    expect(service.service.company('ACME')?.history.records()).toMatchObject([{ note: 'Of this one' }]);
  });

  it('the note is not sent to a service that does not support notes [PB-16]', async () => {
    const service = anEnvironment(aSample({ drafts: true }));
    const page = await openWorkspace(aDevice(service));
    page.save(edit);
    page.changes.write('Nobody reads this');
    await page.publish();
    expect(service.service.company('ACME')?.history.records()).toMatchObject([{ note: undefined }]);
  });

  it('a note that is edited after a publish stopped causes a new publish attempt [PB-13]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(edit);
    page.changes.write('Before');
    device.faults.plan('company', 'server-error');
    await page.publish();
    expect(page.publishing.stopped).toMatchObject({ note: 'Before' });
    page.changes.write('After');
    await page.publish();
    expect(service.service.company('ACME')?.history.records()).toMatchObject([{ note: 'After' }]);
  });
});
