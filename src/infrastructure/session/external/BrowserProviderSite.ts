import type { ProviderSite } from '../../../application/session/external/ProviderSite.ts';

export class BrowserProviderSite implements ProviderSite {
  readonly #window: Window;

  constructor(browserWindow: Window) {
    this.#window = browserWindow;
  }

  get redirectUri(): string {
    return `${this.#window.location.origin}/login`;
  }

  get address(): string {
    const { pathname, search, hash } = this.#window.location;
    return pathname + search + hash;
  }

  visit(address: string): void {
    // Reload a page that was restored from the back-forward cache, because its session may be outdated.
    this.#window.addEventListener('pageshow', ({ persisted }) => persisted && this.#window.location.reload());
    this.#window.location.assign(address);
  }

  tell(address: string): void {
    const request = { mode: 'no-cors', credentials: 'include', keepalive: true } as const;
    this.#window.fetch(address, request).catch(() => undefined);
  }
}
