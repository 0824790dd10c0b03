import { sql } from 'kysely';
import type { SealedLink } from '../../../application/activity/ActivityRepository.ts';
import type { Row } from '../Tables.ts';

/** Instant as text. A JavaScript date would drop the microseconds, so a change of them would not be detected. */
export const exactInstant = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const auditLinkOf = (row: Row<'audit'> & { readonly instant: string }): SealedLink => ({
  rootOrgId: row.root_org_id,
  companyId: row.company_id,
  sequence: row.sequence,
  at: row.instant,
  actorUserId: row.actor_user_id,
  actorName: row.actor_name,
  onBehalfOf: row.on_behalf_of ?? undefined,
  action: row.action,
  detail: row.detail,
  requestId: row.request_id ?? undefined,
  previousHash: row.previous_hash,
  hash: row.hash,
});
