import type { Ids } from '../../application/shared/Ids.ts';

export type TraceParent = { readonly traceId: string; readonly header: string };

/**
 * Creates a `traceparent` header (W3C Trace Context), with which the service links its trace to this request. The ids
 * are new for each request, so they identify neither the user nor the tab. `ids` must create 32 hexadecimal digits.
 */
export function newTraceParent(ids: Ids): TraceParent {
  const traceId = ids.next();
  return { traceId, header: `00-${traceId}-${ids.next().slice(0, 16)}-01` };
}
