import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';

const SERVICE_PREFIXES = ['/api', '/v1', '/v2', '/assets', '/static', PREVIEW_PATH, '/.well-known'];

/** Conventional monitoring paths. A page with status 200 would look like a healthy service. */
const OPERATIONAL: ReadonlySet<string> = new Set(['/metrics', '/livez', '/readyz', '/healthz']);

/** Paths of calls and files. Every other path is a page of the application. */
export const isServicePath = (pathname: string): boolean =>
  OPERATIONAL.has(pathname) ||
  SERVICE_PREFIXES.some(
    // Files of the preview page are below its path.
    (prefix) => (pathname === prefix && prefix !== PREVIEW_PATH) || pathname.startsWith(`${prefix}/`),
  );
