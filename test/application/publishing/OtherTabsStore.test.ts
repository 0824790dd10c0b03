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

describe('a publish running in another tab [PB-14]', () => {
  it('is shown step by step, and prevents publishing in this tab until it ends', async () => {
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

  it('prevents publishing in this tab until its own tab has not reported for some seconds', async () => {
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

  it('is ignored if it belongs to another company', async () => {
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
