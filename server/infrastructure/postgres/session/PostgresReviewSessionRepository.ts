import type { Transaction, Updateable } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
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
      })
      .execute();
  }

  async isOpen(companyId: CompanyId, adminUserId: string, now: number): Promise<boolean> {
    const row = await this.#trx
      .selectFrom('review_session')
      .select('review_session_id')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('admin_user_id', '=', adminUserId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  extend(
    companyId: CompanyId,
    adminUserId: string,
    reviewSessionId: string,
    { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
  ): Promise<boolean> {
    return this.#changeOpen(companyId, adminUserId, reviewSessionId, now, { expires_at: new Date(expiresAt) });
  }

  close(companyId: CompanyId, adminUserId: string, reviewSessionId: string, now: number): Promise<boolean> {
    return this.#changeOpen(companyId, adminUserId, reviewSessionId, now, { closed_at: new Date(now) });
  }

  /** Changes the admin's own session; false where there is none of that id that is open. */
  async #changeOpen(
    companyId: CompanyId,
    adminUserId: string,
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
      .where('admin_user_id', '=', adminUserId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }
}
