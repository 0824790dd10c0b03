import type { Transaction, Updateable } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
  ReviewAccess,
  ReviewSession,
  ReviewSessionRepository,
} from '../../../application/review-mode/ReviewSessionRepository.ts';
import type { Tables } from '../Tables.ts';

export class PostgresReviewSessionRepository implements ReviewSessionRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async add(companyId: CompanyId, session: ReviewSession): Promise<void> {
    await this.#trx
      .insertInto('review_session')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        review_session_id: session.reviewSessionId,
        admin_user_id: session.admin.userId,
        admin_name: session.admin.name,
        reason: session.reason,
        opened_at: new Date(session.openedAt),
        expires_at: new Date(session.expiresAt),
        closed_at: null,
        session_id: session.sessionId,
      })
      .execute();
  }

  async accessOf(companyId: CompanyId, sessionId: string, now: number): Promise<ReviewAccess | undefined> {
    const row = await this.#trx
      .selectFrom('review_session')
      .select('acting_since')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('session_id', '=', sessionId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .orderBy('acting_since', (order) => order.asc().nullsLast())
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    return row.acting_since ? 'acting' : 'looking';
  }

  async listOpenOf(sessionId: string, now: number) {
    const rows = await this.#trx
      .selectFrom('review_session')
      .select(['company_id', 'review_session_id'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('session_id', '=', sessionId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .execute();
    return rows.map((row) => ({ companyId: row.company_id as CompanyId, reviewSessionId: row.review_session_id }));
  }

  extend(
    companyId: CompanyId,
    sessionId: string,
    reviewSessionId: string,
    { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
  ): Promise<boolean> {
    return this.#changeOpen(companyId, sessionId, reviewSessionId, now, { expires_at: new Date(expiresAt) });
  }

  act(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean> {
    return this.#changeOpen(companyId, sessionId, reviewSessionId, now, { acting_since: new Date(now) });
  }

  close(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean> {
    return this.#changeOpen(companyId, sessionId, reviewSessionId, now, { closed_at: new Date(now) });
  }

  /** Changes a review of the sign-in's own; false where there is none of that id that is open. */
  async #changeOpen(
    companyId: CompanyId,
    sessionId: string,
    reviewSessionId: string,
    now: number,
    change: Updateable<Tables['review_session']>,
  ): Promise<boolean> {
    const result = await this.#trx
      .updateTable('review_session')
      .set(change)
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('review_session_id', '=', reviewSessionId)
      .where('session_id', '=', sessionId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }
}
