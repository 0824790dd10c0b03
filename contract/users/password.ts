import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Sets a password by a single-use link. A used, expired or unknown link, or one of another owner, gives the same
 * response. Ends all sessions of the user.
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
    /** Owner of the page where the link was opened. */
    rootOrgId: z.optional(companyIdSchema),
  }),
  /** Sign-in path and login name. */
  response: z.object({ organisationId: z.string(), signInAt: z.optional(z.string()), email: z.string() }),
});
