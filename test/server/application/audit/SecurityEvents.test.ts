import { describe, expect, it } from 'vitest';
import {
  UNKNOWN_ACCOUNTS,
  SecurityEvents,
  type SecurityEvent,
} from '../../../../server/application/audit/SecurityEvents.ts';
import type { AuditEntry } from '../../../../server/application/audit/AuditLog.ts';
import type { UnitOfWork } from '../../../../server/application/shared/UnitOfWork.ts';
import type { SecurityAction } from '../../../../src/domain/activity/activityKinds.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { ManualClock } from '../../../support/fakes/ManualClock.ts';

/** Security events whose log stores entries only after the test calls `release`. */
function openEvents() {
  const written: (AuditEntry & { readonly companyId: string })[] = [];
  const errors: unknown[] = [];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const clock = new ManualClock(0);
  const inTenant = async (tenant: SecurityEvent['tenant'], work: (unit: unknown) => Promise<unknown>) => {
    await gate;
    const append = async (entry: AuditEntry) => void written.push({ ...entry, companyId: tenant.companyId });
    return work({ audit: { append } });
  };
  const events = new SecurityEvents({ inTenant } as unknown as UnitOfWork, clock, (error) => errors.push(error));
  const report = (companyId: string, action: SecurityAction, more: { repeats?: string; organisation?: string } = {}) =>
    events.later({ organisation: companyId, action, ...more }, async () => ({
      action,
      tenant: { rootOrgId: 'OWNER', companyId: companyId as CompanyId },
      person: { userId: 'u', name: 'U' },
    }));
  const of = (companyId: string, action: SecurityAction) =>
    written.filter((entry) => entry.companyId === companyId && entry.action === action);
  return { events, report, written, of, errors, clock, release: () => release() };
}

describe('SecurityEvents', () => {
  it("records every organisation's events while another organisation causes a flood of events [AU-22]", async () => {
    const { events, report, of, errors, release } = openEvents();
    for (let nth = 0; nth < 20_000; nth += 1) report('CROWD', 'sign-in.scope-refused');
    for (let nth = 0; nth < 5000; nth += 1) report('NOWHERE', 'sign-in.refused', { organisation: UNKNOWN_ACCOUNTS });
    for (let nth = 0; nth < 10; nth += 1) report('NEIGHBOUR', 'sign-in.refused');
    for (let nth = 0; nth < 10; nth += 1) report('CROWD', 'sign-in.refused');
    release();
    await events.settle();
    expect(of('NEIGHBOUR', 'sign-in.refused')).toHaveLength(10);
    expect(of('CROWD', 'sign-in.refused')).toHaveLength(10);
    expect(of('CROWD', 'sign-in.scope-refused').length).toBeLessThan(1000);
    expect(errors).not.toHaveLength(0);
  });

  it("records every organisation's events while many other organisations cause a flood of events [AU-22]", async () => {
    const { events, report, of, release } = openEvents();
    for (let nth = 0; nth < 20_000; nth += 1) report(`CROWD-${nth % 100}`, 'sign-in.refused');
    for (let nth = 0; nth < 10; nth += 1) report('NEIGHBOUR', 'sign-in.refused');
    release();
    await events.settle();
    expect(of('NEIGHBOUR', 'sign-in.refused')).toHaveLength(10);
  });

  it('writes events of organisations in turn, so a few events do not wait for many of another organisation [AU-22]', async () => {
    const { events, report, written, release } = openEvents();
    for (let nth = 0; nth < 100; nth += 1) report('CROWD', 'sign-in.refused');
    report('NEIGHBOUR', 'sign-in.refused');
    release();
    await events.settle();
    expect(written.findIndex(({ companyId }) => companyId === 'NEIGHBOUR')).toBeLessThan(3);
  });

  it('combines equal events within a minute into one entry with their number and the time of the last [AU-22]', async () => {
    const { events, report, of, clock, release } = openEvents();
    release();
    for (let nth = 0; nth < 500; nth += 1) report('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    clock.advance(59_000);
    report('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    clock.advance(1000);
    await events.settle();
    const entries = of('CROWD', 'sign-in.scope-refused').map(({ at, detail }) => ({ at, detail }));
    expect(entries).toEqual([
      { at: 0, detail: {} },
      { at: 59_000, detail: { times: 500 } },
    ]);
    report('CROWD', 'sign-in.scope-refused', { repeats: 'the same' });
    await events.settle();
    expect(of('CROWD', 'sign-in.scope-refused')).toHaveLength(3);
  });
});
