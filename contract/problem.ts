import { challengeSchema, stepUpSchema } from './session/secondFactor.ts';
import { z } from './schema.ts';

/**
 * Problem document (RFC 9457). `message` is a message or text key of the specification, if there is one. `type` is a
 * relative URL, e.g. `/problems/stale-revision`.
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
  /** On 401 for correct credentials: path of the user's own sign-in page on the same site. */
  signInAt: z.optional(z.string()),
  /** On 401 for a correct password of a user with a second factor: `/problems/second-factor-required`. */
  secondFactor: z.optional(challengeSchema),
  /** On 403 if the identity must be confirmed first: `/problems/step-up-required`. */
  stepUp: z.optional(stepUpSchema),
  /**
   * On 401 for a refresh token: why the session ended (`SessionEndReason`), if known. Clients must accept unknown
   * values.
   */
  sessionEnded: z.optional(z.string()),
  /** On 412: the current revision of the configuration. */
  currentRevision: z.optional(z.string()),
  /** On 412: the current value, which the request would have replaced. */
  present: z.optional(z.unknown()),
});

export type Problem = z.output<typeof problemSchema>;
