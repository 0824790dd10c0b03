import { describe, expect, it } from 'vitest';
import { aReason } from '../../support/samples/builders.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, openWorkspace } from '../../support/workspace.ts';

/** Two tabs of one user and one company, each with its own storage. */
async function twoTabs() {
  const environment = anEnvironment();
  const one = await openWorkspace(environment);
  const other = await openWorkspace({ ...environment, storage: new InMemoryStorage() });
  one.save(aReason({ code: 'SIZE', description: 'From the first tab' }));
  other.save(aReason({ code: 'MIND', description: 'From the other tab' }));
  return { ...environment, one, other };
}

describe('while a publish runs in another tab,', () => {
  it('this tab shows each step of that publish, and cannot publish until it ends [PB-14]', async () => {
    const { one, other, faults } = await twoTabs();
    faults.plan('company', 'held');
    const publishing = one.publish();
    await settled();
    expect(other.otherTabs.running).toMatchObject([{ step: 'company', state: 'running' }]);
    expect(other.publishing.canPublish).toBe(false);
    expect(one.otherTabs.running).toBeUndefined();
    expect(one.publishing.isPublishing).toBe(true);

    faults.release();
    await publishing;
    await settled();
    expect(other.otherTabs.running).toBeUndefined();
    expect(other.shown().find(({ code }) => code === 'SIZE')?.description).toBe('From the first tab');
    expect(other.publishing.canPublish).toBe(true);
    await other.publish();
    expect(other.publishing.state.kind).toBe('published');
  });

  it('this tab cannot publish until the publishing tab has reported nothing for some seconds [PB-14]', async () => {
    const { one, other, faults, clock } = await twoTabs();
    faults.plan('company', 'held');
    void one.publish();
    await settled();
    clock.advance(20_000);
    expect(other.otherTabs.running).toBeDefined();
    one.leave();
    clock.advance(6000);
    expect(other.otherTabs.running).toBeDefined();
    clock.advance(1000);
    await settled();
    expect(other.otherTabs.running).toBeUndefined();
    expect(other.publishing.canPublish).toBe(true);
  });

  it('this tab ignores that publish if it belongs to another company [PB-14]', async () => {
    const environment = anEnvironment();
    const one = await openWorkspace(environment, { companyId: 'KOYO' });
    const other = await openWorkspace({ ...environment, storage: new InMemoryStorage() });
    one.save(aReason({ code: 'SIZE', description: 'Elsewhere' }));
    environment.faults.plan('company', 'held');
    void one.publish();
    await settled();
    expect(other.otherTabs.running).toBeUndefined();
  });
});
