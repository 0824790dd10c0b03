import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import type { TraceParent } from '../../application/shared/Tracer.ts';

/** `traceparent` header of version 00 (W3C Trace Context, section 3.2). Ids of only zeros are invalid. */
const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export function traceParentOf(headers: IncomingHttpHeaders): TraceParent | undefined {
  const header = headers['traceparent'];
  if (typeof header !== 'string') return undefined;
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Creates a request ID of 32 hexadecimal digits, which is also a valid trace ID. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/** Returns the parent of a request if a trusted proxy sent it. */
export function trustedParentOf(
  request: { readonly headers: IncomingHttpHeaders; readonly socket: { readonly remoteAddress?: string | undefined } },
  trusted: BlockList | undefined,
): TraceParent | undefined {
  // The address is unknown if the connection was closed meanwhile.
  const { remoteAddress: address } = request.socket;
  if (!trusted || address === undefined) return undefined;
  const isTrusted = trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  return isTrusted ? traceParentOf(request.headers) : undefined;
}
