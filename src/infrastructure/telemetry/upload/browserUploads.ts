import type { Clock } from '../../../application/shared/Clock.ts';
import type { EventUploads } from './EventUploads.ts';

/** Timeout of an upload in milliseconds. */
const TIMEOUT = 30_000;
/** Maximum total size in bytes of the requests that continue after the page is closed. */
const MAX_KEEPALIVE_BYTES = 32_768;

type Browser = {
  readonly fetch: typeof fetch;
  readonly sendBeacon: (url: string, body: URLSearchParams) => boolean;
};

/** Sends uploads as form data, which needs no CORS preflight. Requests contain no referrer and no credentials. */
export const browserUploads = (url: string, clock: Clock, browser: Browser): EventUploads => ({
  async post(upload) {
    const body = new URLSearchParams(upload);
    const controller = new AbortController();
    const stop = clock.after(TIMEOUT, () => controller.abort());
    try {
      const { ok, status, headers } = await browser.fetch(url, {
        method: 'POST',
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: body.toString().length <= MAX_KEEPALIVE_BYTES,
        signal: controller.signal,
      });
      if (ok) return { kind: 'accepted' };
      if (status === 413) return { kind: 'too-large' };
      const seconds = Number(headers.get('retry-after') ?? undefined);
      return { kind: 'failed', retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined };
    } catch {
      return { kind: 'failed' };
    } finally {
      stop();
    }
  },
  leave(upload) {
    try {
      return browser.sendBeacon(url, new URLSearchParams(upload));
    } catch {
      // The browser may forbid requests that continue after the page is closed.
      return false;
    }
  },
});
