import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { AdminConfigGateway } from './AdminConfigGateway.ts';

export type BrandingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly configuration: AdminConfiguration }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** The owner whose portal this is: names, logos, navigation, what its service can do. */
export class BrandingStore {
  state: BrandingState = { kind: 'loading' };
  /** Counts the questions: the answer to an older one is no news. */
  #asked = 0;
  readonly #gateway: AdminConfigGateway;
  readonly #analytics: Analytics;

  constructor(gateway: AdminConfigGateway, analytics: Analytics) {
    this.#gateway = gateway;
    this.#analytics = analytics;
    makeAutoObservable(this, { state: observableRef });
  }

  get configuration(): AdminConfiguration | undefined {
    return this.state.kind === 'ready' ? this.state.configuration : undefined;
  }

  /** Takes a configuration that came with the page. */
  adopt(configuration: AdminConfiguration): void {
    this.state = { kind: 'ready', configuration };
  }

  /** Reads the configuration anew; what is shown stays until the answer is there, and where there is none. */
  async refetch(): Promise<void> {
    if (!this.configuration) return;
    this.#asked += 1;
    const asked = this.#asked;
    const read = await this.#gateway.read(this.configuration.carrier);
    if (read.ok && this.#asked === asked) this.adopt(read.value);
  }

  async load(carrier: string, path: string): Promise<void> {
    this.state = { kind: 'loading' };
    const read = await this.#gateway.read(carrier);
    if (!read.ok) this.#analytics.track({ type: 'page_load_failure', properties: { path } });
    runInAction(() => {
      this.state = read.ok ? { kind: 'ready', configuration: read.value } : { kind: 'failed', failure: read.error };
    });
  }
}
