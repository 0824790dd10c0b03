const SERVICE_PREFIXES = ['/api', '/v1', '/v2', '/assets', '/static'];

/** Paths that answer programs and files; every other one is a page of the application. */
export const isServicePath = (pathname: string): boolean =>
  SERVICE_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
