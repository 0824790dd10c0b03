import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { versionedUrl } from '../../domain/branding/versionedUrl.ts';
import { dropPublished } from '../../domain/changes/dropPublished.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { CompanyGateway, PublishedCompany } from './CompanyGateway.ts';

export type CompanyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly companyId: CompanyId }
  | { readonly kind: 'ready'; readonly published: PublishedCompany }
  | { readonly kind: 'failed'; readonly companyId: CompanyId; readonly failure: PortFailure };

/** The company that is configured: what is published, and how it will be with the pending changes. */
export class CompanyStore {
  state: CompanyState = { kind: 'none' };
  /** When the logo was last fetched anew; appended to its url so that a published one is seen at once. */
  logoVersion: number | undefined;
  /** Counts what was asked for or adopted; the answer to an older question is no news. */
  #asked = 0;
  /** The question that is open. */
  #reading: AbortController | undefined;
  readonly #gateway: CompanyGateway;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;
  readonly #clock: Clock;
  readonly #analytics: Analytics;

  constructor(
    gateway: CompanyGateway,
    changes: PendingChangesStore,
    subjects: ChangeSubjects,
    clock: Clock,
    analytics: Analytics,
  ) {
    this.#gateway = gateway;
    this.#changes = changes;
    this.#subjects = subjects;
    this.#clock = clock;
    this.#analytics = analytics;
    makeAutoObservable(this, { state: observableRef });
  }

  get published(): PublishedCompany | undefined {
    return this.state.kind === 'ready' ? this.state.published : undefined;
  }

  get configuration(): CompanyConfiguration | undefined {
    return this.published?.configuration;
  }

  /** The configuration as it will be once the pending changes are published. */
  get pendingConfiguration(): CompanyConfiguration | undefined {
    return this.configuration && this.#subjects.registry.apply(this.configuration, this.#changes.list);
  }

  /** The published logo, as it was last fetched anew (source, section 4). */
  get logoUrl(): string | undefined {
    return versionedUrl(this.configuration?.assets?.logoImage, this.logoVersion);
  }

  get companyId(): CompanyId | undefined {
    switch (this.state.kind) {
      case 'none':
        return undefined;
      case 'ready':
        return this.state.published.configuration.companyId;
      case 'loading':
      case 'failed':
        return this.state.companyId;
    }
  }

  /** Opens a company for the page at a path; the one that is open already is not read again. */
  async open(companyId: CompanyId, path = ''): Promise<void> {
    if (this.companyId === companyId && this.state.kind !== 'failed') return;
    this.state = { kind: 'loading', companyId };
    const failure = await this.refetch(companyId);
    if (failure && this.companyId === companyId) {
      this.#analytics.track({ type: 'page_load_failure', properties: { companyId, path } });
      runInAction(() => (this.state = { kind: 'failed', companyId, failure }));
    }
  }

  /**
   * Reads the company anew, keeping what is shown until the answer is there; pending changes that it turns out to hold
   * already go. Answers the failure, if any.
   */
  async refetch(companyId: CompanyId | undefined = this.companyId): Promise<PortFailure | undefined> {
    if (companyId === undefined) return undefined;
    this.#asked += 1;
    const asked = this.#asked;
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    const read = await this.#gateway.read(companyId, reading.signal);
    if (this.companyId !== companyId || this.#asked !== asked) return undefined;
    if (!read.ok) return read.error;
    this.adopt(read.value);
    const left = dropPublished(this.#subjects.registry, read.value.configuration, this.#changes.list);
    if (left.length < this.#changes.count) this.#changes.replace(left);
    return undefined;
  }

  adopt(published: PublishedCompany): void {
    this.#asked += 1;
    this.state = { kind: 'ready', published };
  }

  refreshLogo(): void {
    this.logoVersion = this.#clock.now();
  }

  /** Nothing is shown any more, and what was asked for is given up. */
  close(): void {
    this.#reading?.abort();
    this.state = { kind: 'none' };
  }
}
