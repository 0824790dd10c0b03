import { sql, type SqlBool, type Transaction, type Updateable } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { AdminReview } from '../../../../src/domain/review-mode/leftPending.ts';
import type { ReviewConsent, ReviewedVersion } from '../../../../src/domain/review-mode/merchantReviews.ts';
import type {
  ReviewAccess,
  ReviewSession,
  ReviewSessionRepository,
} from '../../../application/review-mode/ReviewSessionRepository.ts';
import { requiresConsent } from '../companies/companyColumns.ts';
import { equal } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

const isOpen = (now: number) => sql<SqlBool>`closed_at is null and expires_at > ${new Date(now)}`;

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
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, session_id: sessionId }))
      .where(isOpen(now))
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
      .where(equal({ root_org_id: this.#rootOrgId, session_id: sessionId }))
      .where(isOpen(now))
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

  async closeAll(companyId: CompanyId, now: number): Promise<readonly string[]> {
    const rows = await this.#trx
      .updateTable('review_session')
      .set({ closed_at: new Date(now) })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .where(isOpen(now))
      .returning('admin_user_id')
      .execute();
    return rows.map((row) => row.admin_user_id);
  }

  async listNewest(companyId: CompanyId, limit: number, now: number): Promise<readonly AdminReview[]> {
    const rows = await this.#trx
      .selectFrom('review_session as review')
      .selectAll()
      .select(
        sql<readonly ReviewedVersion[]>`(
          select coalesce(json_agg(json_build_object('publishId', publish_id, 'revision', revision) order by revision), '[]')
          from publish
          where publish.root_org_id = review.root_org_id and publish.company_id = review.company_id
            and state = 'published' and actor_user_id = admin_user_id and on_behalf_of is not null
            and completed_at >= acting_since and completed_at <= least(closed_at, review.expires_at))`.as('versions'),
      )
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .orderBy('opened_at', 'desc')
      .orderBy('review_session_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      reviewSessionId: row.review_session_id,
      adminUserId: row.admin_user_id,
      adminName: row.admin_name,
      reason: row.reason,
      openedAt: row.opened_at.getTime(),
      actingSince: row.acting_since?.getTime(),
      endedAt: (row.closed_at ?? (row.expires_at.getTime() <= now ? row.expires_at : undefined))?.getTime(),
      versions: row.versions,
    }));
  }

  async consentOf(companyId: CompanyId): Promise<ReviewConsent> {
    const row = await this.#trx
      .selectFrom('company')
      .select('lets_reviews_in')
      .select(requiresConsent.as('is_required'))
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .forShare('company')
      .executeTakeFirst();
    return { isRequired: row?.is_required === true, isGiven: row?.lets_reviews_in === true };
  }

  async setConsent(companyId: CompanyId, isGiven: boolean): Promise<void> {
    await this.#trx
      .updateTable('company')
      .set({ lets_reviews_in: isGiven })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .execute();
  }

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
      .where(
        equal({
          root_org_id: this.#rootOrgId,
          company_id: companyId,
          review_session_id: reviewSessionId,
          session_id: sessionId,
        }),
      )
      .where(isOpen(now))
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }
}
