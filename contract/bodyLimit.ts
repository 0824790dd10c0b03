import type { Call } from './call.ts';

/** Maximum bytes of a body if the caller is not signed in, or if the call expects no body. */
export const OPEN_BODY_LIMIT = 16_384;
/** Maximum bytes of a body from a signed-in user, unless its call defines another limit. */
const SIGNED_IN_BODY_LIMIT = 131_072;
/** Maximum bytes of a body with a large part of a configuration. A call must set this limit explicitly. */
export const LARGE_BODY_LIMIT = 1_048_576;

export function bodyLimitOf({ caller, body, bodyLimit }: Pick<Call, 'caller' | 'body' | 'bodyLimit'>): number {
  if (bodyLimit !== undefined) return bodyLimit;
  const isSignedIn = caller === 'session' || caller === 'admin';
  return body && isSignedIn ? SIGNED_IN_BODY_LIMIT : OPEN_BODY_LIMIT;
}
