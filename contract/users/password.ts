import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Sets a password with a link that can be used once. Ends all sessions of the user. The response is the same for a link
 * that was used, has expired, is unknown or belongs to another owner.
 */
export const putPassword = defineCall({
  id: 'putPassword',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/authmanagement/password-reset',
  summary: 'Sets a password with the token of a one-time link.',
  origin: 'own',
  caller: 'client',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(512)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    /** Owner of the page at which the link was opened. */
    rootOrgId: z.optional(companyIdSchema),
  }),
  /** Path of the sign-in page and user name for signing in. */
  response: z.object({ organisationId: z.string(), signInAt: z.optional(z.string()), email: z.string() }),
});
