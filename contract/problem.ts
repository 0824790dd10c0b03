import { z } from './schema.ts';

/**
 * RFC 9457 problem document. `message` is a message or text key of the specification, if any. `type` is relative, e.g.
 * `/problems/stale-revision`.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  message: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ pointer: z.string(), message: z.string() }))),
  /** On 401 for correct credentials: sign-in path on the same site. */
  signInAt: z.optional(z.string()),
  /**
   * On 401 for a refresh token of an ended session: a `SessionEndReason`, if known. Clients must accept unknown values.
   */
  sessionEnded: z.optional(z.string()),
  /** On 412: the current revision. */
  currentRevision: z.optional(z.string()),
  /** On 412: the current value. */
  present: z.optional(z.unknown()),
});

export type Problem = z.output<typeof problemSchema>;
