import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';

/** Extensions that the owner's service announces. HTTP adapters need only this class, not the owner's configuration. */
export class AnnouncedExtensions {
  #extensions: ServiceExtensions | undefined;

  take(extensions: ServiceExtensions): void {
    this.#extensions = extensions;
  }

  /** True if the service ignores a call that repeats an idempotency key. Part of the publish sessions [API-3]. */
  get supportsIdempotencyKeys(): boolean {
    return this.#extensions?.publishSessions === true;
  }

  /** True if the service stores drafts of pending changes [PC-9]. */
  get keepsDrafts(): boolean {
    return this.#extensions?.drafts === true;
  }

  /** True if the service has no extensions. False while the extensions are unknown. */
  get isSpecificationOnly(): boolean {
    return this.#extensions?.publishSessions === false;
  }
}
