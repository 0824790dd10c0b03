import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';

const SERVICE_PREFIXES = ['/api', '/v1', '/v2', '/assets', '/static', PREVIEW_PATH, '/.well-known'];

/** What monitoring asks for by custom: a page with status 200 would look like a service that works. */
const OPERATIONAL: ReadonlySet<string> = new Set(['/metrics', '/livez', '/readyz', '/healthz']);

/** Paths that answer programs and files; every other one is a page of the application. */
export const isServicePath = (pathname: string): boolean =>
  OPERATIONAL.has(pathname) ||
  SERVICE_PREFIXES.some(
    // Below the page of the previews are the files that it is drawn with.
    (prefix) => (pathname === prefix && prefix !== PREVIEW_PATH) || pathname.startsWith(`${prefix}/`),
  );
