import type { Call } from './call.ts';

/** Largest body in bytes that is taken from who is not known yet, and where no body is wanted. */
export const OPEN_BODY_LIMIT = 16_384;
const SIGNED_IN_BODY_LIMIT = 1_048_576;

/** Largest body of a call, in bytes. */
export function bodyLimitOf({ caller, body, bodyLimit }: Pick<Call, 'caller' | 'body' | 'bodyLimit'>): number {
  if (bodyLimit !== undefined) return bodyLimit;
  const isSignedIn = caller === 'session' || caller === 'admin';
  return body && isSignedIn ? SIGNED_IN_BODY_LIMIT : OPEN_BODY_LIMIT;
}
