import { makeAutoObservable } from 'mobx';
import { versionedUrl } from '../../domain/branding/versionedUrl.ts';
import { dropPublished } from '../../domain/changes/dropPublished.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { withOwnerDefaults } from '../../domain/company/merchantDefaults.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ErrorReporter } from '../shared/ErrorReporter.ts';
import type { PortFailure } from '../shared/failure.ts';
import { malformedFieldOf, reportReadFailure } from '../shared/reportReadFailure.ts';
import { Resource, type ReadAnswer, type ResourceState } from '../shared/Resource.ts';
import type { CompanyGateway, PublishedCompany } from './CompanyGateway.ts';

/** A resource: the company that is configured, as it is published and as it will be with the pending changes. */
export class CompanyStore {
  /** When the logo was last fetched anew; appended to its url so that a published one is seen at once. */
  logoVersion: number | undefined;
  readonly #company: Resource<CompanyId, PublishedCompany>;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;
  readonly #clock: Clock;
  readonly #analytics: Analytics;
  readonly #reporter: ErrorReporter;
  readonly #owner: BrandingStore;
  /** The page whose failure was sent to analytics last. A retry of the same page that fails again isn't sent [SH-8]. */
  #failedPage: string | undefined;

  constructor(
    gateway: CompanyGateway,
    changes: PendingChangesStore,
    subjects: ChangeSubjects,
    clock: Clock,
    analytics: Analytics,
    reporter: ErrorReporter,
    owner: BrandingStore,
  ) {
    this.#company = new Resource((companyId, signal) => gateway.read(companyId, signal));
    this.#changes = changes;
    this.#subjects = subjects;
    this.#clock = clock;
    this.#analytics = analytics;
    this.#reporter = reporter;
    this.#owner = owner;
    makeAutoObservable(this);
  }

  get state(): ResourceState<PublishedCompany> {
    return this.#company.state;
  }

  get published(): PublishedCompany | undefined {
    return this.#company.value;
  }

  /** As it is published, over what its owner gives all its merchants. */
  get configuration(): CompanyConfiguration | undefined {
    return this.published && withOwnerDefaults(this.published.configuration, this.#owner.configuration?.features);
  }

  /** The configuration as it will be once the pending changes are published. */
  get pendingConfiguration(): CompanyConfiguration | undefined {
    return this.configuration && this.#subjects.registry.apply(this.configuration, this.#changes.list);
  }

  /** The published logo, as it was last fetched anew [PB-8]. */
  get logoUrl(): string | undefined {
    return versionedUrl(this.configuration?.assets?.logoImage, this.logoVersion);
  }

  /** The company that is open, also while it is read and where it cannot be. */
  get companyId(): CompanyId | undefined {
    return this.#company.key;
  }

  /** Opens a company for the page at a path; the one that is open already is not read again. */
  async open(companyId: CompanyId, path = ''): Promise<void> {
    if (this.companyId === companyId && this.state.kind !== 'failed') return;
    const failure = this.#take(await this.#company.load(companyId));
    const page = failure && JSON.stringify([companyId, path]);
    if (!failure || page === this.#failedPage) return;
    this.#failedPage = page;
    this.#analytics.track({ type: 'page_load_failure', properties: { companyId, path, ...malformedFieldOf(failure) } });
  }

  /**
   * Reads the company anew, keeping what is shown until the answer is there; pending changes that it turns out to hold
   * already go. Answers the failure, if any.
   */
  async refetch(): Promise<PortFailure | undefined> {
    return this.#take(await this.#company.reload());
  }

  adopt(published: PublishedCompany): void {
    this.#company.set(published, published.configuration.companyId);
  }

  refreshLogo(): void {
    this.logoVersion = this.#clock.now();
  }

  /** Nothing is shown any more, and what was asked for is given up. */
  close(): void {
    this.#company.close();
  }

  #take(read: ReadAnswer<PublishedCompany>): PortFailure | undefined {
    if (!read) return undefined;
    if (!read.ok) {
      reportReadFailure(this.#reporter, read.error);
      return read.error;
    }
    this.#failedPage = undefined;
    const left = dropPublished(this.#subjects.registry, read.value.configuration, this.#changes.list);
    if (left.length < this.#changes.count) this.#changes.replace(left);
    return undefined;
  }
}
