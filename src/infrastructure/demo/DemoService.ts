import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { AuditAction } from '../../domain/activity/activityKinds.ts';
import { publishedAdminConfig } from '../../domain/branding/publishedAdminConfig.ts';
import { secondFactorPolicyIn } from '../../domain/application-config/secondFactorPolicyIn.ts';
import type { AccountRules } from '../../domain/session/accountRules.ts';
import type { SecondFactorMethod } from '../../domain/session/second-factor/secondFactor.ts';
import { secondFactorRequiredBy } from '../../domain/session/second-factor/secondFactorPolicy.ts';
import { type CompanyConfiguration, isPortalActive } from '../../domain/company/companyConfiguration.ts';
import { withOwnerDefaults, type MerchantDefaults, isOn } from '../../domain/company/merchantDefaults.ts';
import type { ChangeRegistry } from '../../domain/changes/changeRegistry.ts';
import { assembleParts } from '../../domain/configuration/assembleParts.ts';
import { portalStateOf, type PortalState } from '../../domain/merchants/portalState.ts';
import type { MerchantRecord } from '../../domain/onboarding/commandOutcomes.ts';
import type { MerchantTemplate } from '../../domain/onboarding/newMerchant.ts';
import type { ConfigurationParts } from '../../domain/publishing/configurationParts.ts';
import type { ReviewConsent } from '../../domain/review-mode/merchantReviews.ts';
import type { ReviewReadOnly } from '../../domain/review-mode/reviewState.ts';
import { findUnstorable } from '../../domain/shared/findUnstorable.ts';
import { claimOf, isStoredOutcome, type StoredRequest } from '../../domain/shared/idempotency.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refused, type Fresh, type Write } from '../../domain/shared/write.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';
import { merchantTemplateOf } from '../../../sample/merchantTemplateOf.ts';
import { organisationOf } from '../../../sample/organisationOf.ts';
import type { SampleData, SampleMerchant, SampleOwner } from '../../../sample/SampleData.ts';
import { cryptoIds } from '../clock/cryptoIds.ts';
import { systemClock } from '../clock/systemClock.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import { lazyRe2PatternEngine } from '../patterns/lazyRe2PatternEngine.ts';
import { DemoActivity } from './DemoActivity.ts';
import { DemoCompany } from './DemoCompany.ts';
import { DemoReviews } from './DemoReviews.ts';
import { DemoSecondFactors } from './DemoSecondFactors.ts';
import { DemoSignals } from './DemoSignals.ts';
import { DemoStaff, hasPassword, type DemoMember } from './DemoStaff.ts';
import { asPort, type DemoRefusal } from './portFailureOf.ts';

const FIRST_REVISION = 1;

type StoredAnswer = StoredRequest & { readonly outcome: Result<unknown, DemoRefusal> };

type Surroundings = { readonly clock: Pick<Clock, 'now'>; readonly ids: Ids; readonly patterns: PatternEngine };

/** Service of the demo, with sample data in memory. Writes are decided by the same domain code as on the service. */
export class DemoService {
  readonly signals = new DemoSignals();
  readonly activity = new DemoActivity();
  readonly reviews = new DemoReviews();
  readonly readOnly = new Set<string>();
  readonly owners: readonly SampleOwner[];
  readonly #surroundings: Surroundings;
  readonly parts: ConfigurationParts;
  readonly #companies: Map<string, DemoCompany>;
  readonly staff: DemoStaff;
  readonly secondFactors: DemoSecondFactors;
  #signedInAs = '';
  #publishCount = 0;
  readonly newMerchants = new Map<string, MerchantRecord>();
  /** Stored responses by company, user and idempotency key. */
  readonly #storedAnswers = new Map<string, StoredAnswer>();

  constructor(data: SampleData, registry: ChangeRegistry, surroundings: Partial<Surroundings> = {}) {
    this.owners = data.owners;
    this.staff = new DemoStaff(data);
    this.secondFactors = new DemoSecondFactors(surroundings.clock ?? systemClock);
    this.#surroundings = { clock: systemClock, ids: cryptoIds, patterns: lazyRe2PatternEngine, ...surroundings };
    this.parts = assembleParts(registry);
    this.#companies = new Map(
      data.owners
        .flatMap((owner) => [organisationOf(owner), ...owner.merchants])
        .map((merchant) => [merchant.companyId, this.#companyOf(merchant)]),
    );
    for (const company of this.#companies.values()) this.#recordPast(company);
  }

  #companyOf(merchant: SampleMerchant): DemoCompany {
    const { rootOrgId } = merchant.configuration.carrier;
    return new DemoCompany(merchant, this.parts, () => this.#defaultsOf(rootOrgId));
  }

  #recordPast(company: DemoCompany): void {
    const { companyId, configuration, publishes = [] } = company.merchant;
    const of = { rootOrgId: configuration.carrier.rootOrgId, companyId, companyName: configuration.name };
    const records = company.history.records().toReversed();
    for (const [index, { at, actor, onBehalfOf }] of publishes.entries()) {
      const { publishId, note, changes } = records[index] ?? {};
      const detail = { publishId, revision: FIRST_REVISION + index + 1, note, changes };
      this.activity.record({ ...of, at: Date.parse(at), actor, onBehalfOf, action: 'publish.completed', detail });
    }
  }

  owner(rootOrgId: string): SampleOwner | undefined {
    return this.owners.find((each) => each.rootOrgId === rootOrgId);
  }

  company(companyId: string): DemoCompany | undefined {
    return this.#companies.get(companyId);
  }

  #defaultsOf(rootOrgId: string): MerchantDefaults | undefined {
    const owner = this.owner(rootOrgId);
    return owner && this.adminConfig(owner.carrier)?.features;
  }

  accountRules(rootOrgId: string): AccountRules {
    const owner = this.owner(rootOrgId);
    const config = owner && this.adminConfig(owner.carrier);
    return { ...config?.auth, strongPassword: isOn(config?.features.strongPassword) };
  }

  adminConfig(carrier: string): AdminConfigDocument | undefined {
    const owner = this.owners.find((each) => each.carrier === carrier);
    const organisation = owner && this.#companies.get(owner.rootOrgId);
    return organisation && publishedAdminConfig(owner.adminConfig, organisation.merchant.configuration);
  }

  /** Id of the user who signed in last. Empty if no user has signed in. */
  get userId(): string {
    return this.signedIn?.userId ?? '';
  }

  get signedIn(): DemoMember | undefined {
    return this.staff.member(this.#signedInAs);
  }

  /** Signs in a user with a password. The caller has checked the second factor, if there is one. */
  signIn(username: string, password: string, organisationId: string): DemoMember | undefined {
    const user = this.member(username, password, organisationId);
    this.#signedInAs = '';
    return user && this.enter(user.userId);
  }

  /** Returns the user with this password, without signing in. */
  member(username: string, password: string, organisationId: string): DemoMember | undefined {
    return this.staff.named(username, [organisationId.toUpperCase()]).find((member) => hasPassword(member, password));
  }

  /** Signs a user in. `method`: the second factor that the user proved. */
  enter(userId: string, method?: SecondFactorMethod): DemoMember | undefined {
    const user = this.staff.member(userId);
    if (!user) return undefined;
    this.#signedInAs = userId;
    this.staff.update(userId, { lastSignInAt: this.#surroundings.clock.now() });
    this.secondFactors.confirm(userId);
    this.record(user.organisationId, 'sign-in.accepted', { method });
    return user;
  }

  /** The party that requires a second factor of a user. */
  secondFactorRequiredBy({ roles, organisationId }: DemoMember): 'platform' | 'owner' | undefined {
    const isAdmin = this.owner(organisationId) !== undefined;
    const rootOrgId = isAdmin ? organisationId : this.merchant(organisationId)?.configuration.carrier.rootOrgId;
    const organisation = this.merchant(rootOrgId ?? '')?.configuration;
    return (
      organisation &&
      secondFactorRequiredBy({ roles, organisationId, isAdmin }, secondFactorPolicyIn(organisation), false)
    );
  }

  /** Returns an error if the signed-in user must confirm the identity first. */
  identityConfirmed(): Result<void, PortFailure> {
    const methods = this.secondFactors.stepUpMethods(this.userId);
    return methods ? err({ kind: 'step-up-required', methods }) : ok(undefined);
  }

  record(companyId: string, action: AuditAction, detail?: Readonly<Record<string, unknown>>): void {
    const person = this.signedIn;
    const company = this.merchant(companyId)?.configuration;
    if (!company) return;
    this.activity.record({
      rootOrgId: company.carrier.rootOrgId,
      companyId,
      companyName: company.name,
      at: this.#surroundings.clock.now(),
      actor: { userId: this.userId, name: person?.name ?? '' },
      onBehalfOf: person === undefined || person.organisationId === companyId ? undefined : companyId,
      action,
      detail,
    });
  }

  /** Returns true for the user's own company, and for the merchants of an admin's organisation. */
  mayActOn(rootOrgId: string, companyId: string): boolean {
    const ownOrganisation = this.signedIn?.organisationId;
    const of = this.merchant(companyId)?.configuration.carrier.rootOrgId;
    return (
      ownOrganisation !== undefined &&
      of === rootOrgId &&
      (ownOrganisation === companyId || ownOrganisation === rootOrgId)
    );
  }

  isOwnCompany(rootOrgId: string, companyId: string): boolean {
    return this.mayActOn(rootOrgId, companyId) && this.signedIn?.organisationId === companyId;
  }

  reviewConsent(companyId: string): ReviewConsent {
    const owner = this.owner(this.merchant(companyId)?.configuration.carrier.rootOrgId ?? '');
    const isRequired = owner !== undefined && isOn(owner.adminConfig.features.reviewConsent);
    return { isRequired, isGiven: this.reviews.consenting.has(companyId) };
  }

  get isAdminSignedIn(): boolean {
    return this.owner(this.signedIn?.organisationId ?? '') !== undefined;
  }

  /** Returns the template for a new merchant. Undefined if the signed-in admin does not belong to this owner. */
  merchantTemplate(carrier?: string): MerchantTemplate<MerchantConfigDocument> | undefined {
    const owner = this.owner(this.signedIn?.organisationId ?? '');
    return owner && (carrier ?? owner.carrier) === owner.carrier ? merchantTemplateOf(owner) : undefined;
  }

  /** Returns an error if an admin writes in a read-only review. */
  mayWrite(companyId: string): Result<void, ReviewReadOnly> {
    const isReadOnly = this.readOnly.has(companyId) && this.signedIn?.organisationId !== companyId;
    return isReadOnly ? err({ kind: 'review-read-only' }) : ok(undefined);
  }

  merchant(companyId: string): SampleMerchant | undefined {
    return this.#companies.get(companyId)?.merchant;
  }

  keepNewMerchant(companyId: string, record: MerchantRecord): void {
    this.newMerchants.set(companyId, { ...this.newMerchants.get(companyId), ...record });
  }

  onboard(companyId: string, configuration: MerchantConfigDocument): void {
    const merchant = { companyId, companyEnabled: true, onboarded: false, configuration, staff: [], purpose: '' };
    const company = this.#companies.get(companyId) ?? this.#companyOf(merchant);
    company.markOnboarded();
    this.#companies.set(companyId, company);
    this.record(companyId, 'merchant.onboarded', { companyName: configuration.name });
  }

  merchants(rootOrgId: string): readonly { readonly merchant: SampleMerchant; readonly portalState: PortalState }[] {
    return [...this.#companies.values()]
      .map(({ merchant }) => merchant)
      .filter(
        ({ companyId, configuration }) => configuration.carrier.rootOrgId === rootOrgId && companyId !== rootOrgId,
      )
      .map((merchant) => ({
        merchant,
        portalState: portalStateOf({
          ...merchant,
          portalActive: isPortalActive(merchant.configuration),
          hasPublished: merchant.lastPublishedAt !== undefined,
        }),
      }));
  }

  configuration(companyId: string): Result<{ document: MerchantConfigDocument; revision: string }, PortFailure> {
    const company = this.#companies.get(companyId);
    const read = company?.history.read();
    if (!company || !read) return err({ kind: 'not-found' });
    const { lastPublishedAt = null } = company.merchant;
    return ok({ ...read, document: { ...read.document, lastPublishedAt } });
  }

  effectiveConfiguration(companyId: string): CompanyConfiguration | undefined {
    const read = this.configuration(companyId);
    const published = read.ok ? companyConfigurationOf(read.value.document) : undefined;
    return published && withOwnerDefaults(published, this.#defaultsOf(published.carrier.rootOrgId));
  }

  loadPatterns(): Promise<Result<CompilePattern, PortFailure>> {
    return this.#surroundings.patterns.load();
  }

  /**
   * Runs a write once per idempotency key, in its open publish or immediately. Error pointers of a refusal refer to
   * `body`, which is the request body of the real service.
   */
  write<Input, Answer>(
    companyId: string,
    write: Write<MerchantConfigDocument, Input, Answer>,
    input: Input,
    { idempotencyKey, publishId, ifMatch, ...more }: WriteContext,
    body: unknown = input,
  ): Result<Answer, PortFailure> {
    const unstorable = findUnstorable(body);
    if (unstorable !== undefined) return asPort(refused(unstorable, 'not storable'));
    const request = [write.action, input, publishId, ifMatch, more];
    return this.inCompany(companyId, idempotencyKey, request, (company, fresh) =>
      publishId === undefined
        ? company.writeAtOnce(
            this.nextPublish(companyId),
            { write, input, fresh },
            { ifMatch, announcesRevisions: this.#announcesRevisions(company) },
          )
        : this.recordIfOk(
            companyId,
            company.writeToDraft(publishId, this.userId, { write, input, fresh }),
            write.action,
            { publishId },
          ),
    );
  }

  /**
   * Runs once per idempotency key. As on the service, values that cannot be stored are refused before the lookup of the
   * key.
   */
  once<T>(
    companyId: string,
    key: string,
    request: unknown,
    run: (fresh: Fresh) => Result<T, DemoRefusal>,
  ): Result<T, PortFailure> {
    const unstorable = findUnstorable(request);
    if (unstorable !== undefined) return asPort(refused(unstorable, 'not storable'));
    const now = this.#surroundings.clock.now();
    const name = JSON.stringify([companyId, this.userId, key]);
    const fingerprint = JSON.stringify(request);
    const storedAnswer = this.#storedAnswers.get(name);
    const claim = claimOf(storedAnswer, fingerprint, now);
    if (claim === 'reused') return asPort(err({ kind: 'idempotency-key-reused' }));
    // The cast is safe, because the same fingerprint means the same request.
    if (storedAnswer && claim === 'answered') return asPort(storedAnswer.outcome as Result<T, DemoRefusal>);
    const outcome = run({ now, id: this.#surroundings.ids.next() });
    if (isStoredOutcome(outcome)) this.#storedAnswers.set(name, { fingerprint, at: now, outcome });
    return asPort(outcome);
  }

  /** Runs a write of a company once per idempotency key. If it completes a publish, records this in the audit log. */
  inCompany<T>(
    companyId: string,
    key: string,
    request: unknown,
    run: (company: DemoCompany, fresh: Fresh) => Result<T, DemoRefusal>,
  ): Result<T, PortFailure> {
    const company = this.#companies.get(companyId);
    if (!company) return err({ kind: 'not-found' });
    const revisionBefore = company.history.revision;
    const answer = this.once(companyId, key, request, (fresh) => {
      const may = this.mayWrite(companyId);
      return may.ok ? run(company, fresh) : may;
    });
    if (company.history.revision !== revisionBefore) {
      const [newest] = company.history.records();
      const { publishId, note, changes } = newest ?? {};
      this.record(companyId, 'publish.completed', { publishId, revision: company.history.revision, note, changes });
      this.signals.tell(companyId, { kind: 'published' });
    }
    return answer;
  }

  recordIfOk<T>(
    companyId: string,
    outcome: Result<T, DemoRefusal>,
    action: AuditAction,
    detail: Readonly<Record<string, unknown>>,
  ): Result<T, DemoRefusal> {
    if (outcome.ok) this.record(companyId, action, detail);
    return outcome;
  }

  #announcesRevisions({ merchant }: DemoCompany): boolean {
    return isOn(this.owner(merchant.configuration.carrier.rootOrgId)?.adminConfig.features.publishSessions);
  }

  nextPublish(companyId: string) {
    this.#publishCount += 1;
    return {
      publishId: `demo-publish-${this.#publishCount}`,
      actor: { userId: this.userId, name: this.signedIn?.name ?? '' },
      onBehalfOf: this.signedIn?.organisationId === companyId ? undefined : companyId,
    };
  }
}
