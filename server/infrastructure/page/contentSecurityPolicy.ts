import { createHash } from 'node:crypto';

/**
 * Styles that React Aria inserts while the page runs (`usePress`, `usePreventScroll`). A test fails if an update of
 * React Aria changes them.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

export type PolicySources = {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Origins that the page may call in addition to its own, e.g. for error reporting. */
  readonly connectOrigins: readonly string[];
  /** Sources of images in addition to the page's own origin and `data:`. */
  readonly imageSources?: readonly string[];
  /** Sites that may show the page in a frame. If empty, no site may. */
  readonly frameOrigins?: readonly string[];
};

/**
 * Content-Security-Policy of the page. Scripts and styles are files of this service, or inline texts that are listed by
 * their hash. The policy forbids turning strings into scripts or markup, except for worker addresses of the page's own
 * origin (`trustedScript`).
 */
export const contentSecurityPolicy = ({
  inlineScripts,
  inlineStyles,
  connectOrigins,
  imageSources = [],
  frameOrigins = [],
}: PolicySources): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(hashSource)].join(' ')}`,
    "worker-src 'self'",
    `style-src ${["'self'", ...[...inlineStyles, ...REACT_ARIA_STYLES].map(hashSource)].join(' ')}`,
    `img-src ${["'self'", 'data:', ...imageSources].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    // Allows the frame of the consumer's screens (`registerPreview`).
    "frame-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types own-workers',
  ].join('; ');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Host names that are safe in a policy. URLs also allow `;`, `,` and quotes in a host, which would end a source. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Returns the origin of an address, or `undefined` if a content security policy cannot contain it. */
export function policyOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, host } = new URL(address);
  return HOST.test(host) ? origin : undefined;
}
