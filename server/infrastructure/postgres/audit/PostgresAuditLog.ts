import { sql, type Transaction } from 'kysely';
import { NO_PREVIOUS_HASH, type AuditLink } from '../../../../src/domain/activity/sealedText.ts';
import type { AuditAnchor } from '../../../application/audit/AuditAnchors.ts';
import { auditHashOf, type AuditEntry, type AuditLog } from '../../../application/audit/AuditLog.ts';
import { maskSecrets } from '../../../../src/domain/shared/maskSecrets.ts';
import type { UsageMeter } from '../../../application/shared/quotas.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';
import { equal } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

/** Approximate size of an entry in bytes, without its detail. */
const ENTRY = 400;

export class PostgresAuditLog implements AuditLog {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #usage: UsageMeter | undefined;
  /** The last entry that this transaction added. */
  newest: AuditAnchor | undefined;

  /** @param usage counts the bytes of entries. Absent for sign-ins, because they must not wait for its lock. */
  constructor(trx: Transaction<Tables>, tenant: Tenant, usage?: UsageMeter) {
    this.#usage = usage;
    this.#trx = trx;
    this.#tenant = tenant;
  }

  async append(entry: AuditEntry): Promise<void> {
    const head = await this.#lockHead();
    const at = new Date(entry.at).toISOString();
    const link: AuditLink = {
      rootOrgId: this.#tenant.rootOrgId,
      companyId: this.#tenant.companyId,
      sequence: head.sequence + 1,
      at: at.replace('Z', '000Z'),
      actorUserId: entry.actor.userId,
      actorName: entry.actor.name,
      onBehalfOf: entry.onBehalfOf,
      action: entry.action,
      detail: JSON.stringify(maskSecrets(entry.detail)),
      requestId: entry.requestId,
      previousHash: head.hash,
    };
    const hash = auditHashOf(link);
    await this.#trx
      .insertInto('audit')
      .values({
        root_org_id: link.rootOrgId,
        company_id: link.companyId,
        sequence: link.sequence,
        at: new Date(entry.at),
        actor_user_id: link.actorUserId,
        actor_name: link.actorName,
        on_behalf_of: link.onBehalfOf ?? null,
        action: link.action,
        detail: link.detail,
        request_id: link.requestId ?? null,
        previous_hash: link.previousHash,
        hash,
      })
      .execute();
    await this.#trx
      .updateTable('audit_head')
      .set({ sequence: link.sequence, hash })
      .where(equal({ root_org_id: link.rootOrgId, company_id: link.companyId }))
      .execute();
    await this.#usage?.addBytes(ENTRY + Buffer.byteLength(link.detail));
    this.newest = { rootOrgId: link.rootOrgId, companyId: link.companyId, sequence: link.sequence, hash };
  }

  /** Locks and returns the end of the chain, so that two entries cannot have the same predecessor. */
  async #lockHead(): Promise<{ readonly sequence: number; readonly hash: string }> {
    const { rootOrgId, companyId } = this.#tenant;
    return this.#trx
      .insertInto('audit_head')
      .values({ root_org_id: rootOrgId, company_id: companyId, sequence: 0, hash: NO_PREVIOUS_HASH })
      .onConflict((conflict) =>
        conflict.columns(['root_org_id', 'company_id']).doUpdateSet({ sequence: sql`audit_head.sequence` }),
      )
      .returning(['sequence', 'hash'])
      .executeTakeFirstOrThrow();
  }
}
