import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';

/**
 * What the owner's service has announced that it can do beyond the specification's calls. Stands between the HTTP adapters
 * and the owner's configuration, which they read, so that neither needs to know the other.
 */
export class AnnouncedExtensions {
  #known: ServiceExtensions | undefined;

  /** Takes what a configuration announces. */
  take(extensions: ServiceExtensions): void {
    this.#known = extensions;
  }

  /** The service repeats nothing that comes twice under one idempotency key: announced with its publish sessions [API-3]. */
  get takesIdempotencyKeys(): boolean {
    return this.#known?.publishSessions === true;
  }

  /** What a person has pending is the service's to keep [PC-9]. */
  get keepsDrafts(): boolean {
    return this.#known?.drafts === true;
  }

  /** A service that has the specification's calls only, as far as it is known. */
  get isSpecificationOnly(): boolean {
    return this.#known?.publishSessions === false;
  }
}
