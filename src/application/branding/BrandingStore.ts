import { makeAutoObservable } from 'mobx';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Analytics } from '../shared/Analytics.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { AdminConfigGateway } from './AdminConfigGateway.ts';

/** A resource: the owner whose portal this is, by its carrier: names, logos, navigation, what its service can do. */
export class BrandingStore {
  readonly #owner: Resource<string, AdminConfiguration>;
  readonly #analytics: Analytics;

  constructor(gateway: AdminConfigGateway, analytics: Analytics) {
    this.#owner = new Resource((carrier, signal) => gateway.read(carrier, signal));
    this.#analytics = analytics;
    makeAutoObservable(this);
  }

  get state(): ResourceState<AdminConfiguration> {
    return this.#owner.state;
  }

  get configuration(): AdminConfiguration | undefined {
    return this.#owner.value;
  }

  /** Takes a configuration that came with the page. */
  adopt(configuration: AdminConfiguration): void {
    this.#owner.set(configuration, configuration.carrier);
  }

  /** Reads the configuration anew; what is shown stays until the answer is there, and where there is none. */
  async refetch(): Promise<void> {
    if (this.configuration) await this.#owner.reload();
  }

  /** Reads an owner's configuration; a failure is told to analytics with the path of the page. */
  async load(carrier: string, path: string): Promise<void> {
    const read = await this.#owner.load(carrier);
    if (read && !read.ok) this.#analytics.track({ type: 'page_load_failure', properties: { path } });
  }
}
