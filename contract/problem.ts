import { z } from './schema.ts';

/**
 * RFC 9457 problem document, `application/problem+json`. `message` is the specification's own message or translation
 * key where the specification names one; `type` is a relative reference such as `/problems/stale-revision`.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  message: z.optional(z.string()),
  requestId: z.optional(z.string()),
  /** Where a request body broke the contract: JSON pointers to reasons. */
  errors: z.optional(z.array(z.object({ pointer: z.string(), message: z.string() }))),
  /** With 401 for correct credentials: the path at which they sign in, on the same site. */
  signInAt: z.optional(z.string()),
  /**
   * With 401 for a refresh token of a session that is over: why, to who holds the token; a `SessionEndReason`. Absent where
   * that is not known. Another word than those is no fault of the answer: a page that does not know it says the plain thing.
   */
  sessionEnded: z.optional(z.string()),
  /** With 412: the revision that is current. */
  currentRevision: z.optional(z.string()),
  /** With 412: what is there instead of what was read. */
  present: z.optional(z.unknown()),
});

export type Problem = z.output<typeof problemSchema>;
