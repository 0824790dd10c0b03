import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';

export type RequestTarget = { readonly pathname: string; readonly search: string };

/** Splits the URL as text, because a URL parser reads `//name/` as a host. Ignores a host in it (RFC 9112, 3.2.2). */
export function requestTarget(url: string): RequestTarget {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}

const SERVICE_PREFIXES = ['/api', '/v1', '/v2', '/assets', '/static', PREVIEW_PATH, '/.well-known'];

/** Conventional monitoring paths. A page with status 200 here would look like a healthy service. */
const OPERATIONAL: ReadonlySet<string> = new Set(['/metrics', '/livez', '/readyz', '/healthz']);

/** Whether a path is a call or a file. Every other path is a page of the application. */
export const isServicePath = (pathname: string): boolean =>
  OPERATIONAL.has(pathname) ||
  SERVICE_PREFIXES.some(
    // The path of the preview itself is a page. The files of that page are below its path.
    (prefix) => (pathname === prefix && prefix !== PREVIEW_PATH) || pathname.startsWith(`${prefix}/`),
  );
