import { makeAutoObservable } from 'mobx';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { ErrorReporter } from '../shared/ErrorReporter.ts';
import { type PortFailure, malformedFieldOf, reportReadFailure } from '../shared/failure.ts';
import { Resource, type ReadAnswer, type ResourceState } from '../shared/Resource.ts';
import type { AdminConfigGateway } from './AdminConfigGateway.ts';
import type { AnnouncedExtensions } from './AnnouncedExtensions.ts';

export class BrandingStore {
  readonly #owner: Resource<string, AdminConfiguration>;
  readonly #analytics: Analytics;
  readonly #reporter: ErrorReporter;
  readonly #announced: AnnouncedExtensions;
  /** Page whose failure was last sent to analytics. Failed retries on that page are not sent again [SH-8]. */
  #failedPage: string | undefined;

  constructor(
    gateway: AdminConfigGateway,
    analytics: Analytics,
    reporter: ErrorReporter,
    announced: AnnouncedExtensions,
  ) {
    this.#owner = new Resource((carrier, signal) => gateway.read(carrier, signal));
    this.#analytics = analytics;
    this.#reporter = reporter;
    this.#announced = announced;
    makeAutoObservable(this);
  }

  get state(): ResourceState<AdminConfiguration> {
    return this.#owner.state;
  }

  get configuration(): AdminConfiguration | undefined {
    return this.#owner.value;
  }

  adopt(configuration: AdminConfiguration): void {
    this.#owner.set(configuration, configuration.carrier);
    this.#announced.take(configuration.extensions);
  }

  async refetch(): Promise<void> {
    if (this.configuration) this.#storeResult(await this.#owner.reload());
  }

  async load(carrier: string, path: string): Promise<void> {
    const failure = this.#storeResult(await this.#owner.load(carrier));
    if (!failure || path === this.#failedPage) return;
    this.#failedPage = path;
    this.#analytics.track({ type: 'page_load_failure', properties: { path, ...malformedFieldOf(failure) } });
  }

  #storeResult(read: ReadAnswer<AdminConfiguration>): PortFailure | undefined {
    if (!read) return undefined;
    if (!read.ok) {
      reportReadFailure(this.#reporter, read.error);
      return read.error;
    }
    this.#failedPage = undefined;
    this.#announced.take(read.value.extensions);
    return undefined;
  }
}
