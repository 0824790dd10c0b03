import type { ProviderSite } from '../../../application/session/external/ProviderSite.ts';

export const browserProviderSite = (browserWindow: Window): ProviderSite => ({
  get redirectUri() {
    return `${browserWindow.location.origin}/login`;
  },
  get address() {
    const { pathname, search, hash } = browserWindow.location;
    return pathname + search + hash;
  },
  visit(address) {
    // Reload a page that was restored from the back-forward cache, because its session may be outdated.
    browserWindow.addEventListener('pageshow', ({ persisted }) => persisted && browserWindow.location.reload());
    browserWindow.location.assign(address);
  },
  tell(address) {
    const request = { mode: 'no-cors', credentials: 'include', keepalive: true } as const;
    browserWindow.fetch(address, request).catch(() => undefined);
  },
});
