import { ok } from '../../../src/domain/shared/result.ts';
import type { MerchantConfigDocument, ProductDocument } from '../../../contract/company/merchantConfig.ts';
import type { SampleData } from '../../../sample/SampleData.ts';
import { noAnchors, type AuditAnchors } from '../../../server/application/audit/AuditAnchors.ts';
import { ListCompanies } from '../../../server/application/companies/ListCompanies.ts';
import { PostgresListGenerations } from '../../../server/infrastructure/postgres/companies/PostgresListGenerations.ts';
import { ReadCompanyStatus } from '../../../server/application/companies/ReadCompanyStatus.ts';
import { ReadMerchantConfig } from '../../../server/application/companies/ReadMerchantConfig.ts';
import { NewMerchantOutcomes } from '../../../server/application/onboarding/NewMerchantOutcomes.ts';
import { CompletePublish } from '../../../server/application/publishing/CompletePublish.ts';
import {
  EditConfiguration,
  type ConfigurationRequest,
} from '../../../server/application/publishing/EditConfiguration.ts';
import { GiveUpPublish } from '../../../server/application/publishing/GiveUpPublish.ts';
import { ListPublishes } from '../../../server/application/publishing/ListPublishes.ts';
import { OpenPublish } from '../../../server/application/publishing/OpenPublish.ts';
import { CompanyTransaction } from '../../../server/application/publishing/CompanyTransaction.ts';
import type { RecordedChange } from '../../../server/application/publishing/PublishRepository.ts';
import { ReadPublish } from '../../../server/application/publishing/ReadPublish.ts';
import { SealedDrafts } from '../../../server/application/changes/SealedDrafts.ts';
import { AesDraftSeal } from '../../../server/infrastructure/changes/AesDraftSeal.ts';
import { ManageReviews } from '../../../server/application/review-mode/ManageReviews.ts';
import { OngoingReview } from '../../../server/application/review-mode/OngoingReview.ts';
import { AuthoriseCompany } from '../../../server/application/review-mode/AuthoriseCompany.ts';
import { OpenReviewSession } from '../../../server/application/review-mode/OpenReviewSession.ts';
import { ReviewTransaction } from '../../../server/application/review-mode/ReviewTransaction.ts';
import type { Principal } from '../../../server/application/shared/Principal.ts';
import { requestFingerprint } from '../../../server/application/shared/withIdempotency.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import { seed } from './seed.ts';
import { registry } from '../../../server/features/features.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { assembleParts } from '../../../src/domain/configuration/assembleParts.ts';
import { updateProducts } from '../../../src/domain/products/updateProducts.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { ManualClock } from '../fakes/ManualClock.ts';

export const START = Date.parse('2026-11-20T09:00:00.000Z');

type UpdateCompanyRequest = ConfigurationRequest & { readonly products: Readonly<Record<string, ProductDocument>> };

/** Step-up of users who just confirmed their identity. */
const confirmed = { check: async () => ok(undefined) };

/** Creates the use cases with a database. The test controls time and IDs. The first ID is `id-0000000000000001`. */
export function serviceOver(
  database: OwnedDatabase,
  { anchors = noAnchors }: { readonly anchors?: AuditAnchors } = {},
) {
  let issued = 0;
  const clock = new ManualClock(START);
  const ids = { next: () => `id-${String((issued += 1)).padStart(16, '0')}` };
  const unitOfWork = new PostgresUnitOfWork(database, undefined, anchors);
  const authorise = new AuthoriseCompany(unitOfWork, clock);
  const transaction = new CompanyTransaction(authorise, clock);
  const reviews = new ReviewTransaction(unitOfWork, clock);
  const parts = assembleParts(registry);
  const configuration = new EditConfiguration(transaction, ids, parts, async () => undefined, confirmed);
  return {
    database,
    unitOfWork,
    authorise,
    clock,
    listCompanies: new ListCompanies(unitOfWork, new PostgresListGenerations(database)),
    readCompanyStatus: new ReadCompanyStatus(authorise),
    readMerchantConfig: new ReadMerchantConfig(authorise),
    openPublish: new OpenPublish(transaction, ids, parts, confirmed),
    updateCompany: {
      execute: ({ products, ...request }: UpdateCompanyRequest) =>
        configuration.execute(request, updateProducts(compileRe2Pattern), products),
    },
    completePublish: new CompletePublish(transaction, authorise, new NewMerchantOutcomes(unitOfWork), parts),
    giveUpPublish: new GiveUpPublish(transaction),
    listPublishes: new ListPublishes(authorise, parts),
    readPublish: new ReadPublish(authorise, parts),
    openReviewSession: new OpenReviewSession(reviews, ids),
    manageReviews: new ManageReviews(authorise, new SealedDrafts(new AesDraftSeal([Buffer.alloc(32, 7)])), clock),
    ongoingReview: new OngoingReview(reviews),
  };
}

export type Service = ReturnType<typeof serviceOver>;

export const staffOf = (companyId: string, userId = `staff-of-${companyId}`, rootOrgId = 'OWNER'): Principal => ({
  userId,
  name: `Staff of ${companyId}`,
  roles: ['returns_portal_merchant'],
  isAdmin: false,
  rootOrgId,
  organisationId: companyId as CompanyId,
  sessionId: `session-of-${userId}`,
});

export const adminOf = (rootOrgId = 'OWNER', userId = `admin-of-${rootOrgId}`): Principal => ({
  ...staffOf(rootOrgId, userId, rootOrgId),
  name: `Admin of ${rootOrgId}`,
  roles: ['returns_portal_admin'],
  isAdmin: true,
});

export const configurationOf = (
  companyId: string,
  name = `Company ${companyId}`,
  rootOrgId = 'OWNER',
): MerchantConfigDocument => ({
  companyId,
  name,
  carrier: { rootOrgId, productName: 'RETURNS_PORTAL' },
  features: {},
  fieldNobodyKnows: { kept: [1, 'two', null] },
  products: {
    RETURNS_PORTAL: { enabled: true, returnReasons: reasons('Too small'), partNobodyKnows: true },
    OTHER_PRODUCT: { enabled: false },
  },
});

export const reasons = (description: string) => ({
  enabled: true,
  reasons: [{ code: 'SIZE', description, enabled: true, paymentRequired: false }],
});

/** A recorded change of the description of the only reason. */
export const change = (description: string, original = 'Too small'): RecordedChange => ({
  type: 'COMPANY',
  key: 'returnReasons.reason.SIZE',
  value: reasons(description).reasons[0],
  originalValue: reasons(original).reasons[0],
});

/** Adds one owner with these companies, and another owner with one company. */
export const seedCompanies = (database: OwnedDatabase, companyIds: readonly string[]): Promise<number> => {
  const merchant = (companyId: string, rootOrgId: string) => ({
    companyId,
    companyEnabled: true,
    onboarded: true,
    configuration: configurationOf(companyId, undefined, rootOrgId),
    staff: [],
    purpose: '',
  });
  const owner = (carrier: 'USPS' | 'YAMATO', rootOrgId: string, merchants: readonly string[]) => ({
    carrier,
    rootOrgId,
    adminConfig: { productName: 'Returns', carrierName: carrier, features: {} },
    staff: [],
    merchants: merchants.map((companyId) => merchant(companyId, rootOrgId)),
  });
  const sample: SampleData = {
    owners: [owner('USPS', 'OWNER', companyIds), owner('YAMATO', 'OTHER', ['ELSEWHERE'])],
    assets: [],
  };
  return seed(database, sample, START);
};

export const once = (key: string, body: unknown = '') => ({
  key,
  fingerprint: requestFingerprint({ method: 'POST', path: '/', body: JSON.stringify(body) }),
});

/** Reads all data of all tenants, so that a test can compare it before and after an action. */
export const snapshotOf = (database: OwnedDatabase): Promise<unknown> =>
  database.inMaintenance(async (trx) => ({
    companies: await trx.selectFrom('company').selectAll().orderBy('company_id').execute(),
    revisions: await trx.selectFrom('company_revision').selectAll().orderBy('company_id').orderBy('revision').execute(),
    publishes: await trx.selectFrom('publish').selectAll().orderBy('publish_id').execute(),
    audit: await trx.selectFrom('audit').selectAll().orderBy('company_id').orderBy('sequence').execute(),
    reviewSessions: await trx.selectFrom('review_session').selectAll().orderBy('review_session_id').execute(),
  }));
