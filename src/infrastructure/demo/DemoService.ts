import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { maskConfiguration } from '../../domain/carriers/account/maskConfiguration.ts';
import type { ChangeRegistry } from '../../domain/changes/changeRegistry.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { publishedAdminConfig } from '../../domain/branding/publishedAdminConfig.ts';
import { PUBLISH_LEASE } from '../../domain/publishing/publishLease.ts';
import { portalStateOf, type PortalState } from '../../domain/merchants/portalState.ts';
import type { MerchantTemplate } from '../../domain/onboarding/newMerchant.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { merchantTemplateOf } from '../../../sample/merchantTemplateOf.ts';
import { organisationOf } from '../../../sample/organisationOf.ts';
import type { SampleData, SampleMerchant, SampleStaff } from '../../../sample/SampleData.ts';

type DemoCompany = SampleMerchant & {
  revision: number;
  publishes: DemoPublish[];
  /** Every revision there was, by its tag. */
  readonly revisions: Map<string, MerchantConfigDocument>;
};

type DemoPublish = PublishSummary & {
  readonly idempotencyKey: string;
  readonly baseRevision: string;
  readonly onBehalfOf?: string | undefined;
  readonly changes: readonly PendingChange[];
  state: 'open' | 'published' | 'given-up';
  draft: MerchantConfigDocument;
};

/** Makes way for a new publish; false while another is open whose page may still be there. */
function clearLapsed({ publishes }: DemoCompany, now: string): boolean {
  const open = publishes.find((publish) => publish.state === 'open');
  if (open && Date.parse(now) - Date.parse(open.at) < PUBLISH_LEASE) return false;
  if (open) open.state = 'given-up';
  return true;
}

const tagOf = (revision: number): string => `"r${revision}"`;

/**
 * The service of the demo: the sample data held in memory, with the behaviour of the real one where the page can
 * tell the difference (revisions, one open publish, all or nothing). Forgotten with the page.
 */
export class DemoService {
  readonly #data: SampleData;
  readonly #registry: ChangeRegistry;
  readonly #companies: Map<string, DemoCompany>;
  #signedIn: SampleStaff | undefined;
  #publishCount = 0;
  /** What each write was answered, by its key. */
  readonly #answers = new Map<string, unknown>();

  constructor(data: SampleData, registry: ChangeRegistry) {
    this.#data = data;
    this.#registry = registry;
    this.#companies = new Map(
      data.owners
        .flatMap((owner) => [organisationOf(owner), ...owner.merchants])
        .map((merchant) => [
          merchant.companyId,
          { ...merchant, revision: 1, publishes: [], revisions: new Map([[tagOf(1), merchant.configuration]]) },
        ]),
    );
  }

  adminConfig(carrier: string): AdminConfigDocument | undefined {
    const owner = this.#data.owners.find((each) => each.carrier === carrier);
    const organisation = owner && this.#companies.get(owner.rootOrgId);
    return organisation && publishedAdminConfig(owner.adminConfig, organisation.configuration);
  }

  signIn(username: string, password: string, organisationId: string): SampleStaff | undefined {
    this.#signedIn = this.#data.owners
      .flatMap((owner) => [...owner.staff, ...owner.merchants.flatMap((merchant) => merchant.staff)])
      .find(
        (staff) =>
          staff.organisationId === organisationId.toUpperCase() &&
          staff.email.toLowerCase() === username.trim().toLowerCase() &&
          staff.password === password,
      );
    return this.#signedIn;
  }

  /** Whether who signed in last is of an owner's own staff. */
  get isAdminSignedIn(): boolean {
    return this.#data.owners.some((owner) => owner.rootOrgId === this.#signedIn?.organisationId);
  }

  /** What a new merchant begins with whom the admin who is signed in onboards, where the carrier is the admin's. */
  merchantTemplate(carrier?: string): MerchantTemplate<MerchantConfigDocument> | undefined {
    const owner = this.#data.owners.find(
      ({ rootOrgId, carrier: own }) => rootOrgId === this.#signedIn?.organisationId && own === (carrier ?? own),
    );
    return owner && merchantTemplateOf(owner);
  }

  /** Adds a merchant, or completes one that was not onboarded; false where there is an onboarded one of the id. */
  onboard(companyId: string, configuration: MerchantConfigDocument): boolean {
    const present = this.#companies.get(companyId);
    if (present?.onboarded === true) return false;
    const merchant = { companyId, companyEnabled: true, configuration, staff: [], purpose: '' };
    const revisions = new Map([[tagOf(1), configuration]]);
    this.#companies.set(companyId, {
      ...(present ?? { ...merchant, revision: 1, publishes: [], revisions }),
      onboarded: true,
    });
    return true;
  }

  isCompanyEnabled(companyId: string): boolean {
    return this.#companies.get(companyId)?.companyEnabled ?? true;
  }

  /** Every merchant of an owner with what the overview shows of it. */
  merchants(rootOrgId: string): readonly { readonly merchant: SampleMerchant; readonly portalState: PortalState }[] {
    return [...this.#companies.values()]
      .filter(
        ({ companyId, configuration }) => configuration.carrier.rootOrgId === rootOrgId && companyId !== rootOrgId,
      )
      .map((company) => ({
        merchant: company,
        portalState: portalStateOf({ ...company, portalActive: company.configuration.portalActive === true }),
      }));
  }

  configuration(companyId: string): Result<{ document: MerchantConfigDocument; revision: string }, PortFailure> {
    const company = this.#companies.get(companyId);
    return company
      ? ok({ document: maskConfiguration(company.configuration), revision: tagOf(company.revision) })
      : err({ kind: 'not-found' });
  }

  openPublish(
    companyId: string,
    request: { revision: string; changes: readonly PendingChange[]; idempotencyKey: string; at: string },
  ): Result<PublishSummary, PortFailure> {
    const company = this.#companies.get(companyId);
    if (!company) return err({ kind: 'not-found' });
    const repeated = company.publishes.find((publish) => publish.idempotencyKey === request.idempotencyKey);
    if (repeated) return ok(repeated);
    const current = tagOf(company.revision);
    if (request.revision !== current) return err({ kind: 'stale', currentRevision: current });
    if (!clearLapsed(company, request.at)) return err({ kind: 'busy' });
    this.#publishCount += 1;
    const publish: DemoPublish = {
      publishId: `demo-publish-${this.#publishCount}`,
      actorName: this.#signedIn?.name ?? '',
      at: request.at,
      baseRevision: current,
      onBehalfOf: this.#signedIn?.organisationId === company.companyId ? undefined : company.companyId,
      idempotencyKey: request.idempotencyKey,
      changes: request.changes.map((change) => this.#registry.recorded(change)),
      state: 'open',
      draft: company.configuration,
    };
    company.publishes.push(publish);
    return ok(publish);
  }

  /** Makes an edit once per key: on the draft of its publish, or at once where it names none. */
  edit<Answer>(
    companyId: string,
    { publishId, idempotencyKey }: WriteContext,
    make: (
      document: MerchantConfigDocument,
    ) => Result<{ document: MerchantConfigDocument; answer: Answer }, PortFailure>,
  ): Result<Answer, PortFailure> {
    const company = this.#companies.get(companyId);
    if (!company) return err({ kind: 'not-found' });
    // The same key stands for the same call, so its answer has the same shape.
    if (this.#answers.has(idempotencyKey)) return ok(this.#answers.get(idempotencyKey) as Answer);
    const publish = company.publishes.find((each) => each.publishId === publishId);
    if (publishId !== undefined && !publish) return err({ kind: 'not-found' });
    if (publish && publish.state !== 'open') return err({ kind: 'stale', currentRevision: tagOf(company.revision) });
    if (!publish && company.publishes.some((each) => each.state === 'open')) return err({ kind: 'busy' });
    const made = make(publish?.draft ?? company.configuration);
    if (!made.ok) return made;
    const { document, answer } = made.value;
    if (publish) publish.draft = document;
    else this.#makeCurrent(company, document);
    this.#answers.set(idempotencyKey, answer);
    return ok(answer);
  }

  completePublish(companyId: string, publishId: string, at: string): Result<PublishSummary, PortFailure> {
    const company = this.#companies.get(companyId);
    const index = company?.publishes.findIndex((publish) => publish.publishId === publishId) ?? -1;
    const publish = company?.publishes[index];
    if (!company || !publish) return err({ kind: 'not-found' });
    if (publish.state === 'published') return ok(publish);
    if (publish.state === 'given-up') return err({ kind: 'stale', currentRevision: tagOf(company.revision) });
    this.#makeCurrent(company, this.#registry.arrange(publish.draft, company.configuration, publish.changes), at);
    const completed: DemoPublish = { ...publish, state: 'published', at, revision: tagOf(company.revision) };
    company.publishes[index] = completed;
    return ok(completed);
  }

  giveUpPublish(companyId: string, publishId: string): Result<void, PortFailure> {
    const publish = this.#companies.get(companyId)?.publishes.find((each) => each.publishId === publishId);
    if (!publish) return err({ kind: 'not-found' });
    if (publish.state === 'published') return err({ kind: 'stale' });
    publish.state = 'given-up';
    return ok(undefined);
  }

  latestPublish(companyId: string): PublishSummary | undefined {
    return this.#companies.get(companyId)?.publishes.findLast((publish) => publish.state === 'published');
  }

  /** What was published, newest first. */
  publishes(
    companyId: string,
  ): Result<readonly (PublishRecord & { readonly changes: readonly PendingChange[] })[], PortFailure> {
    const company = this.#companies.get(companyId);
    if (!company) return err({ kind: 'not-found' });
    const published = company.publishes.flatMap((publish) => {
      const { publishId, actorName, at, revision, baseRevision, onBehalfOf, changes } = publish;
      if (revision === undefined) return [];
      const changeCount = changes.length;
      return [{ publishId, actorName, at, revision, baseRevision, onBehalfOf, changeCount, changes }];
    });
    return ok(published.toReversed());
  }

  revision(companyId: string, tag: string): Result<MerchantConfigDocument, PortFailure> {
    const document = this.#companies.get(companyId)?.revisions.get(tag);
    return document ? ok({ ...maskConfiguration(document), revision: tag }) : err({ kind: 'not-found' });
  }

  #makeCurrent(company: DemoCompany, configuration: MerchantConfigDocument, at?: string): void {
    Object.assign(company, { configuration, revision: company.revision + 1, ...(at ? { lastPublishedAt: at } : {}) });
    company.revisions.set(tagOf(company.revision), configuration);
  }
}
