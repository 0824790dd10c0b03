import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Own: sets the password of whoever holds a link to do so, an invitation's or a reset's. A link is good once. One that is
 * used, expired, unknown or of another owner than the one that is named gets one answer. All sessions of the person end.
 */
export const putPassword = defineCall({
  id: 'putPassword',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/authmanagement/password-reset',
  summary: 'Set a password by a one-time link.',
  origin: 'own',
  caller: 'client',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(512)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    /** The owner at whose address the link was opened. */
    rootOrgId: z.optional(companyIdSchema),
  }),
  /** Where the person signs in, and with which name. */
  response: z.object({ organisationId: z.string(), signInAt: z.optional(z.string()), email: z.string() }),
});
