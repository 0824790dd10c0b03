import { sql, type Transaction } from 'kysely';
import { auditHashOf, NO_PREVIOUS_HASH, type AuditLink } from '../../../application/audit/auditHash.ts';
import type { Database } from '../connection/Database.ts';
import type { Tables } from '../Tables.ts';

const BATCH = 1000;

export type AuditVerdict =
  | { readonly kind: 'intact'; readonly entries: number }
  /** The first entry of the named company's chain that is not what was written, or is missing. */
  | { readonly kind: 'broken'; readonly rootOrgId: string; readonly companyId: string; readonly sequence: number };

type Chain = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  readonly hash: string;
};

/** Walks every company's chain from its first entry to the recorded end. Whoever altered, removed or added one is found. */
export const verifyAudit = (database: Database): Promise<AuditVerdict> =>
  database.inMaintenance(async (trx) => {
    let entries = 0;
    for (const chain of await chainsOf(trx)) {
      const broken = await firstBroken(trx, chain);
      if (broken !== undefined)
        return { kind: 'broken', rootOrgId: chain.rootOrgId, companyId: chain.companyId, sequence: broken };
      entries += chain.sequence;
    }
    return { kind: 'intact', entries };
  });

/** Every chain by its recorded end; entries whose end was removed count as a chain that should be empty. */
async function chainsOf(trx: Transaction<Tables>): Promise<readonly Chain[]> {
  const { rows } = await sql<Chain>`
    select root_org_id as "rootOrgId", company_id as "companyId",
      coalesce(max(head.sequence), 0) as sequence, coalesce(max(head.hash), ${NO_PREVIOUS_HASH}) as hash
    from audit_head head full join (select distinct root_org_id, company_id from audit) entry
      using (root_org_id, company_id)
    group by root_org_id, company_id order by root_org_id, company_id`.execute(trx);
  return rows;
}

async function firstBroken(trx: Transaction<Tables>, chain: Chain): Promise<number | undefined> {
  let sequence = 0;
  let previousHash = NO_PREVIOUS_HASH;
  for (;;) {
    const links = await linksAfter(trx, chain, sequence);
    for (const { hash, ...link } of links) {
      sequence += 1;
      const follows = link.sequence === sequence && link.previousHash === previousHash;
      if (!follows || auditHashOf(link) !== hash || sequence > chain.sequence) return sequence;
      previousHash = hash;
    }
    if (links.length === BATCH) continue;
    if (sequence < chain.sequence) return sequence + 1;
    return previousHash === chain.hash ? undefined : sequence;
  }
}

async function linksAfter(
  trx: Transaction<Tables>,
  chain: Chain,
  sequence: number,
): Promise<readonly (AuditLink & { readonly hash: string })[]> {
  const rows = await trx
    .selectFrom('audit')
    .selectAll()
    // As text, because the drivers' dates drop the microseconds an alteration could hide in.
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('instant'))
    .where('root_org_id', '=', chain.rootOrgId)
    .where('company_id', '=', chain.companyId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({
    rootOrgId: row.root_org_id,
    companyId: row.company_id,
    sequence: row.sequence,
    at: row.instant,
    actorUserId: row.actor_user_id,
    actorName: row.actor_name,
    onBehalfOf: row.on_behalf_of ?? undefined,
    action: row.action,
    detail: row.detail,
    previousHash: row.previous_hash,
    hash: row.hash,
  }));
}
