import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { stringifySetCookie } from 'cookie';
import { readCookie } from './cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../Keys.ts';
import { sameText } from '../sameText.ts';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';

/** Signed double-submit token [API-3]. Rejects a cookie set by a sibling domain, because only the server can sign. */
export class CsrfGuard {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  issue(): string {
    const random = randomBytes(16).toString('base64url');
    return `${random}.${sign(this.#keys[0], random)}`;
  }

  isGenuine(token: string | undefined): token is string {
    const [random, signature, ...rest] = token?.split('.') ?? [];
    if (!random || !signature || rest.length > 0) return false;
    return this.#keys.some((key) => sameText(signature, sign(key, random)));
  }

  /** Browsers send `Origin` or `Sec-Fetch-Site`. Without both, a bearer token is sufficient protection from CSRF. */
  allows(headers: IncomingHttpHeaders, host: string): boolean {
    if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return true;
    if (!this.isFromSite(headers, host)) return false;
    const cookie = readCookie(headers.cookie, CSRF_COOKIE);
    const header = headers[CSRF_HEADER];
    return this.isGenuine(cookie) && typeof header === 'string' && sameText(header, cookie);
  }

  isFromSite({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string): boolean {
    return (site === undefined || site === 'same-origin') && (origin === undefined || hostOf(origin) === host);
  }
}

const sign = (key: Buffer, random: string): string => createHmac('sha256', key).update(random).digest('base64url');

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Sets a CSRF cookie unless the browser has a valid one. Scripts can read it, because the page sends it back. */
export function setCsrfCookie(guard: CsrfGuard, request: FastifyRequest, reply: FastifyReply, isFramed = false): void {
  if (guard.isGenuine(readCookie(request.headers.cookie, CSRF_COOKIE))) return;
  // In another site's frame, browsers store only partitioned cookies, which require HTTPS.
  const rule = isFramed
    ? ({ sameSite: 'none', partitioned: true, secure: true } as const)
    : ({ sameSite: 'strict', secure: request.protocol === 'https' } as const);
  reply.header('set-cookie', stringifySetCookie({ name: CSRF_COOKIE, value: guard.issue(), path: '/', ...rule }));
}
