import { makeAutoObservable } from 'mobx';
import { versionedUrl } from '../../domain/branding/brandOf.ts';
import { dropPublished } from '../../domain/changes/conflicts/rebaseOnto.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { withOwnerDefaults } from '../../domain/company/merchantDefaults.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ErrorReporter } from '../shared/ErrorReporter.ts';
import { type PortFailure, malformedFieldOf, reportReadFailure } from '../shared/failure.ts';
import { Resource, type ReadAnswer, type ResourceState } from '../shared/Resource.ts';
import type { CompanyGateway, PublishedCompany } from './CompanyGateway.ts';

export class CompanyStore {
  /** Time of the last reload. Appended to the logo URL so that a new logo is visible at once. */
  logoVersion: number | undefined;
  readonly #company: Resource<CompanyId, PublishedCompany>;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;
  readonly #clock: Clock;
  readonly #analytics: Analytics;
  readonly #reporter: ErrorReporter;
  readonly #owner: BrandingStore;
  /** Page whose failure was last sent to analytics. Failed retries on that page are not sent again [SH-8]. */
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

  /** Published configuration, with the owner's defaults for all merchants. */
  get configuration(): CompanyConfiguration | undefined {
    return this.published && withOwnerDefaults(this.published.configuration, this.#owner.configuration?.features);
  }

  get pendingConfiguration(): CompanyConfiguration | undefined {
    return this.configuration && this.#subjects.registry.apply(this.configuration, this.#changes.list);
  }

  /** URL of the published logo. Contains the time of the last reload, so that browsers show a new logo at once [PB-8]. */
  get logoUrl(): string | undefined {
    return versionedUrl(this.configuration?.assets?.logoImage, this.logoVersion);
  }

  get companyId(): CompanyId | undefined {
    return this.#company.key;
  }

  async open(companyId: CompanyId, path = ''): Promise<void> {
    if (this.companyId === companyId && this.state.kind !== 'failed') return;
    const failure = this.#storeResult(await this.#company.load(companyId));
    const page = failure && JSON.stringify([companyId, path]);
    if (!failure || page === this.#failedPage) return;
    this.#failedPage = page;
    this.#analytics.track({ type: 'page_load_failure', properties: { companyId, path, ...malformedFieldOf(failure) } });
  }

  /** Reads the configuration again and removes pending changes that are published by then. */
  async refetch(): Promise<PortFailure | undefined> {
    return this.#storeResult(await this.#company.reload());
  }

  adopt(published: PublishedCompany): void {
    this.#company.set(published, published.configuration.companyId);
  }

  refreshLogo(): void {
    this.logoVersion = this.#clock.now();
  }

  close(): void {
    this.#company.close();
  }

  #storeResult(read: ReadAnswer<PublishedCompany>): PortFailure | undefined {
    if (!read) return undefined;
    if (!read.ok) {
      reportReadFailure(this.#reporter, read.error);
      return read.error;
    }
    this.#failedPage = undefined;
    const remaining = dropPublished(this.#subjects.registry, read.value.configuration, this.#changes.list);
    if (remaining.length < this.#changes.count) this.#changes.replace(remaining);
    return undefined;
  }
}
