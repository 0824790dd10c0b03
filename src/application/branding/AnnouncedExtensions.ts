import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';

/** Extensions announced by the owner's service. Decouples the HTTP adapters from the owner's configuration. */
export class AnnouncedExtensions {
  #known: ServiceExtensions | undefined;

  take(extensions: ServiceExtensions): void {
    this.#known = extensions;
  }

  /** Repeating a call with its key has no effect. Announced together with publish sessions [API-3]. */
  get takesIdempotencyKeys(): boolean {
    return this.#known?.publishSessions === true;
  }

  /** The service stores drafts of pending changes [PC-9]. */
  get keepsDrafts(): boolean {
    return this.#known?.drafts === true;
  }

  /** False while the extensions are unknown. */
  get isSpecificationOnly(): boolean {
    return this.#known?.publishSessions === false;
  }
}
