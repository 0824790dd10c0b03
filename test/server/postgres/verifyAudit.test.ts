import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAnchor } from '../../../server/application/audit/AuditAnchors.ts';
import { verifyAudit } from '../../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { PostgresAuditLog } from '../../../server/infrastructure/postgres/audit/PostgresAuditLog.ts';
import type { OwnedDatabase, Work } from '../../../server/infrastructure/postgres/connection/Database.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { allEngines } from '../../support/server/databases.ts';
import { reasons, seedCompanies, serviceOver, staffOf, type Service } from '../../support/server/service.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const ENTRIES = 6;

describe.each(allEngines)('the audit log on $name', ({ open }) => {
  let service: Service;
  const anchors: AuditAnchor[] = [];
  beforeAll(async () => {
    service = serviceOver(await open(), { anchors: { store: (anchor) => void anchors.push(anchor) } });
    await seedCompanies(service.database, ['A', 'B']);
    for (let index = 0; index < ENTRIES; index += 1)
      for (const merchantId of ['A', 'B']) {
        service.clock.advance(7);
        await service.updateCompany.execute({
          principal: staffOf(merchantId),
          merchantId,
          products: { RETURNS_PORTAL: { returnReasons: reasons(`Reason ${index}`), webhookSecret: 'hush' } },
        });
      }
  });
  afterAll(() => service.database.close());

  /** Modifies the log, verifies it and undoes the modification. */
  const verdictAfter = async (statement: string) => {
    const undone = new Error('undone');
    let verdict: unknown;
    await service.database
      .inMaintenance(async (trx) => {
        await sql.raw(statement).execute(trx);
        verdict = await verifyAudit({ ...service.database, inMaintenance: (work) => work(trx) }, anchors);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    return verdict;
  };
  const brokenAt = (companyId: string, sequence: number) => ({
    kind: 'broken',
    rootOrgId: 'OWNER',
    companyId,
    sequence,
  });

  it('is reported as valid if no entry was modified', async () => {
    expect(await verifyAudit(service.database, anchors)).toEqual({ kind: 'intact', entries: 2 * ENTRIES });
  });

  it('is reported as broken at an entry with one modified character in any field', async () => {
    const fields = ['actor_user_id', 'actor_name', 'action', 'detail', 'previous_hash', 'hash'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        fc.integer({ min: 1, max: ENTRIES }),
        fc.nat({ max: 400 }),
        async (field, sequence, place) => {
          const verdict = await verdictAfter(`
          update audit set ${field} = overlay(${field} placing
            case when substr(${field}, ${place} % length(${field}) + 1, 1) = '#' then '?' else '#' end
            from ${place} % length(${field}) + 1 for 1)
          where company_id = 'B' and sequence = ${sequence}`);
          expect(verdict).toEqual(brokenAt('B', sequence));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is reported as broken at an entry with another time, represented merchant or sequence number', async () => {
    const where = `where company_id = 'A' and sequence = 3`;
    expect(await verdictAfter(`update audit set at = at + interval '1 microsecond' ${where}`)).toEqual(
      brokenAt('A', 3),
    );
    expect(await verdictAfter(`update audit set on_behalf_of = 'A' ${where}`)).toEqual(brokenAt('A', 3));
    expect(await verdictAfter(`update audit set sequence = 99 ${where}`)).toEqual(brokenAt('A', 3));
  });

  it('is reported as broken if entries were removed from the middle, the start or the end, or all of them', async () => {
    const remove = (condition: string) => verdictAfter(`delete from audit where company_id = 'A' and ${condition}`);
    expect(await remove('sequence = 3')).toEqual(brokenAt('A', 3));
    expect(await remove('sequence = 1')).toEqual(brokenAt('A', 1));
    expect(await remove(`sequence = ${ENTRIES}`)).toEqual(brokenAt('A', ENTRIES));
    expect(await remove('true')).toEqual(brokenAt('A', 1));
  });

  it('is reported as broken if entries were added or the stored end was moved', async () => {
    const copy = `insert into audit select root_org_id, company_id, 7, at, actor_user_id, actor_name, on_behalf_of, action,
      detail, hash, hash from audit where company_id = 'B' and sequence = 6`;
    expect(await verdictAfter(copy)).toEqual(brokenAt('B', 7));
    // The schema's owner can remove the trigger that updates the end together with its entries.
    const removeFirstEntries = `do $$ begin
      alter table audit drop constraint audit_root_org_id_company_id_fkey;
      delete from audit_head where company_id = 'B';
    end $$`;
    expect(await verdictAfter(removeFirstEntries)).toEqual(brokenAt('B', 1));
    expect(await verdictAfter(`update audit_head set hash = repeat('0', 64) where company_id = 'B'`)).toEqual(
      brokenAt('B', 6),
    );
  });

  const cutAfter = (last: number) => `do $$ begin
    delete from audit where company_id = 'A' and sequence > ${last};
    delete from audit_head where company_id = 'A' and ${last} = 0;
    update audit_head head set (sequence, hash) = (select sequence, hash from audit
      where company_id = 'A' and sequence = ${last}) where company_id = 'A';
  end $$`;

  it('is reported as broken, because it differs from its anchors, if entries and the stored end were removed', async () => {
    expect(anchors).toHaveLength(2 * ENTRIES);
    expect(await verdictAfter(cutAfter(4))).toEqual({ ...brokenAt('A', 5), isAnchored: true });
    expect(await verdictAfter(cutAfter(0))).toEqual({ ...brokenAt('A', 1), isAnchored: true });
  });

  it('is reported as broken, because it differs from its anchors, if it was replaced by a chain of the same length', async () => {
    const undone = new Error('undone');
    const { database } = service;
    let verdict: unknown;
    await database
      .inMaintenance(async (trx) => {
        await sql.raw(cutAfter(4)).execute(trx);
        const log = new PostgresAuditLog(trx, { rootOrgId: 'OWNER', companyId: 'A' as CompanyId });
        const forged = { at: 0, actor: { userId: 'x', name: 'X' }, action: 'publish.opened', detail: {} } as const;
        for (let count = 4; count < ENTRIES; count += 1) await log.append(forged);
        const within = {
          ...database,
          inMaintenance: (<T>(work: Work<T>) => work(trx)) satisfies OwnedDatabase['inMaintenance'],
        };
        expect(await verifyAudit(within)).toEqual({ kind: 'intact', entries: 2 * ENTRIES });
        verdict = await verifyAudit(within, anchors);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    expect(verdict).toEqual({ ...brokenAt('A', 5), isAnchored: true });
  });

  it('has no anchors for entries of rolled-back transactions', async () => {
    const before = anchors.length;
    const tenant = { rootOrgId: 'OWNER', companyId: 'A' as CompanyId };
    const entry = { at: 0, actor: { userId: 'x', name: 'X' }, action: 'publish.opened', detail: {} } as const;
    await service.unitOfWork.inTenant(tenant, ({ attempt, audit }) =>
      attempt(async () => {
        await audit.append(entry);
        return err('refused');
      }),
    );
    const failing = service.unitOfWork.inTenant(tenant, async ({ audit }) => {
      await audit.append(entry);
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(anchors).toHaveLength(before);
  });

  it('contains changes with old and new values, without secrets [PB-16]', async () => {
    const { detail = '' } = (await auditOf(service.database, 'A'))[1] ?? {};
    expect(JSON.parse(detail)).toMatchObject({
      changes: [
        {
          key: 'returnReasons.reason.SIZE',
          originalValue: { description: 'Reason 0' },
          value: { description: 'Reason 1' },
        },
      ],
    });
    expect(detail).not.toContain('hush');
  });
});
