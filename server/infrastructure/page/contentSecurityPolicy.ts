/**
 * The page's policy. Scripts run by nonce and by what those load; nothing may turn a text into script or markup,
 * but the address of a worker's script of the page's own origin (`trustedScript`).
 * @param connectOrigins origins beside the page's own that it may call, such as error reporting
 * @param imageSources where images may come from beside the page's own origin; those that a page holds itself may be drawn as well
 * @param frameOrigins sites that may frame the page; nobody may unless stated
 */
export const contentSecurityPolicy = (
  nonce: string,
  connectOrigins: readonly string[],
  imageSources: readonly string[] = [],
  frameOrigins: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...imageSources].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    // The consumer's screens (`registerPreview`).
    "frame-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types own-workers',
  ].join('; ');
