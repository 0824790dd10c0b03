import { sql, type Transaction } from 'kysely';
import { auditHashOf } from '../../../application/audit/AuditLog.ts';
import { NO_PREVIOUS_HASH } from '../../../../src/domain/activity/sealedText.ts';
import type { SealedLink } from '../../../application/activity/ActivityRepository.ts';
import type { AuditAnchor } from '../../../application/audit/AuditAnchors.ts';
import type { OwnedDatabase } from '../connection/Database.ts';
import type { Tables } from '../Tables.ts';
import { equal } from '../connection/statement.ts';
import { auditLinkOf, exactInstant } from './auditLinkOf.ts';

const BATCH = 1000;

export type AuditVerdict =
  | { readonly kind: 'intact'; readonly entries: number }
  /** Position of the first altered or missing entry in a company's hash chain. */
  | {
      readonly kind: 'broken';
      readonly rootOrgId: string;
      readonly companyId: string;
      readonly sequence: number;
      /** True if the chain is consistent but contradicts an anchor, because it was truncated, replaced or restored. */
      readonly isAnchored?: true;
    };

type Chain = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  readonly hash: string;
};

/** Finds altered, removed and added entries in the logs of all companies. `anchors` also reveal replaced logs. */
export const verifyAudit = (database: OwnedDatabase, anchors: readonly AuditAnchor[] = []): Promise<AuditVerdict> =>
  database.inMaintenance(async (trx) => {
    let entries = 0;
    const anchored = byCompany(anchors);
    for (const chain of await chainsOf(trx)) {
      const { rootOrgId, companyId } = chain;
      const key = companyKey(chain);
      const own = anchored.get(key) ?? [];
      anchored.delete(key);
      const broken = await firstBroken(trx, chain, own);
      if (broken !== undefined) return { kind: 'broken', rootOrgId, companyId, ...broken };
      entries += chain.sequence;
    }
    for (const [missing] of anchored.values())
      if (missing) {
        const { rootOrgId, companyId } = missing;
        return { kind: 'broken', rootOrgId, companyId, sequence: 1, isAnchored: true };
      }
    return { kind: 'intact', entries };
  });

const companyKey = ({ rootOrgId, companyId }: Pick<Chain, 'rootOrgId' | 'companyId'>): string =>
  JSON.stringify([rootOrgId, companyId]);

function byCompany(anchors: readonly AuditAnchor[]): Map<string, AuditAnchor[]> {
  const found = new Map<string, AuditAnchor[]>();
  for (const anchor of anchors) {
    const own = found.get(companyKey(anchor));
    if (own) own.push(anchor);
    else found.set(companyKey(anchor), [anchor]);
  }
  return found;
}

/** Lists the hash chains. A chain without a recorded end counts as empty, so that its entries are reported as added. */
async function chainsOf(trx: Transaction<Tables>): Promise<readonly Chain[]> {
  const { rows } = await sql<Chain>`
    select root_org_id as "rootOrgId", company_id as "companyId",
      coalesce(max(head.sequence), 0) as sequence, coalesce(max(head.hash), ${NO_PREVIOUS_HASH}) as hash
    from audit_head head full join (select distinct root_org_id, company_id from audit) entry
      using (root_org_id, company_id)
    group by root_org_id, company_id order by root_org_id, company_id`.execute(trx);
  return rows;
}

type Broken = { readonly sequence: number; readonly isAnchored?: true };

async function firstBroken(
  trx: Transaction<Tables>,
  chain: Chain,
  anchors: readonly AuditAnchor[],
): Promise<Broken | undefined> {
  const remaining = new Map<number, Set<string>>();
  for (const { sequence, hash } of anchors) remaining.set(sequence, (remaining.get(sequence) ?? new Set()).add(hash));
  let sequence = 0;
  let previousHash = NO_PREVIOUS_HASH;
  for (;;) {
    const links = await linksAfter(trx, chain, sequence);
    for (const { hash, ...link } of links) {
      sequence += 1;
      const follows = link.sequence === sequence && link.previousHash === previousHash;
      if (!follows || auditHashOf(link) !== hash || sequence > chain.sequence) return { sequence };
      if ([...(remaining.get(sequence) ?? [])].some((anchored) => anchored !== hash))
        return { sequence, isAnchored: true };
      remaining.delete(sequence);
      previousHash = hash;
    }
    if (links.length === BATCH) continue;
    if (sequence < chain.sequence) return { sequence: sequence + 1 };
    if (previousHash !== chain.hash) return { sequence };
    return remaining.size > 0 ? { sequence: sequence + 1, isAnchored: true } : undefined;
  }
}

async function linksAfter(trx: Transaction<Tables>, chain: Chain, sequence: number): Promise<readonly SealedLink[]> {
  const rows = await trx
    .selectFrom('audit')
    .selectAll()
    .select(exactInstant.as('instant'))
    .where(equal({ root_org_id: chain.rootOrgId, company_id: chain.companyId }))
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  return rows.map(auditLinkOf);
}
