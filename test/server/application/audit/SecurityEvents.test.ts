import { describe, expect, it } from 'vitest';
import { NOBODYS, SecurityEvents, type SecurityEvent } from '../../../../server/application/audit/SecurityEvents.ts';
import type { AuditEntry } from '../../../../server/application/audit/AuditLog.ts';
import type { UnitOfWork } from '../../../../server/application/shared/UnitOfWork.ts';
import type { SecurityAction } from '../../../../src/domain/activity/auditAction.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { ManualClock } from '../../../support/fakes/ManualClock.ts';

/** Security events with a log that accepts entries only once the test releases it. */
function opened() {
  const kept: (AuditEntry & { readonly companyId: string })[] = [];
  const complaints: unknown[] = [];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const clock = new ManualClock(0);
  const inTenant = async (tenant: SecurityEvent['tenant'], work: (unit: unknown) => Promise<unknown>) => {
    await gate;
    const append = async (entry: AuditEntry) => void kept.push({ ...entry, companyId: tenant.companyId });
    return work({ audit: { append } });
  };
  const events = new SecurityEvents({ inTenant } as unknown as UnitOfWork, clock, (error) => complaints.push(error));
  const tell = (companyId: string, action: SecurityAction, more: { repeats?: string; organisation?: string } = {}) =>
    events.later({ organisation: companyId, action, ...more }, async () => ({
      action,
      tenant: { rootOrgId: 'OWNER', companyId: companyId as CompanyId },
      person: { userId: 'u', name: 'U' },
    }));
  const of = (companyId: string, action: SecurityAction) =>
    kept.filter((entry) => entry.companyId === companyId && entry.action === action);
  return { events, tell, kept, of, complaints, clock, release: () => release() };
}

describe('SecurityEvents', () => {
  it("records every organisation's events during a flood by another one [AU-22]", async () => {
    const { events, tell, of, complaints, release } = opened();
    for (let nth = 0; nth < 20_000; nth += 1) tell('CROWD', 'sign-in.scope-refused');
    for (let nth = 0; nth < 5000; nth += 1) tell('NOWHERE', 'sign-in.refused', { organisation: NOBODYS });
    for (let nth = 0; nth < 10; nth += 1) tell('NEIGHBOUR', 'sign-in.refused');
    for (let nth = 0; nth < 10; nth += 1) tell('CROWD', 'sign-in.refused');
    release();
    await events.settle();
    expect(of('NEIGHBOUR', 'sign-in.refused')).toHaveLength(10);
    expect(of('CROWD', 'sign-in.refused')).toHaveLength(10);
    expect(of('CROWD', 'sign-in.scope-refused').length).toBeLessThan(1000);
    expect(complaints).not.toHaveLength(0);
  });

  it("records every organisation's events during a flood by many others [AU-22]", async () => {
    const { events, tell, of, release } = opened();
    for (let nth = 0; nth < 20_000; nth += 1) tell(`CROWD-${nth % 100}`, 'sign-in.refused');
    for (let nth = 0; nth < 10; nth += 1) tell('NEIGHBOUR', 'sign-in.refused');
    release();
    await events.settle();
    expect(of('NEIGHBOUR', 'sign-in.refused')).toHaveLength(10);
  });

  it('takes turns, so that an organisation with few events does not wait for one with many [AU-22]', async () => {
    const { events, tell, kept, release } = opened();
    for (let nth = 0; nth < 100; nth += 1) tell('CROWD', 'sign-in.refused');
    tell('NEIGHBOUR', 'sign-in.refused');
    release();
    await events.settle();
    expect(kept.findIndex(({ companyId }) => companyId === 'NEIGHBOUR')).toBeLessThan(3);
  });

  it('counts the repetitions of a minute in one entry, with the time of the last [AU-22]', async () => {
    const { events, tell, of, clock, release } = opened();
    release();
    for (let nth = 0; nth < 500; nth += 1) tell('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    clock.advance(59_000);
    tell('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    clock.advance(1000);
    await events.settle();
    const entries = of('CROWD', 'sign-in.scope-refused').map(({ at, detail }) => ({ at, detail }));
    expect(entries).toEqual([
      { at: 0, detail: {} },
      { at: 59_000, detail: { times: 500 } },
    ]);
    tell('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    await events.settle();
    expect(of('CROWD', 'sign-in.scope-refused')).toHaveLength(3);
  });
});
