import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Mails a password link if the account exists. Response and effort are the same if it does not. Requires the extension
 * `passwordMail`. 404 if the service cannot send mails.
 */
export const requestPasswordLink = defineCall({
  id: 'requestPasswordLink',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/authmanagement/password-reset-requests',
  summary: 'Requests an e-mail with a one-time link to set a password.',
  origin: 'own',
  caller: 'client',
  body: z.object({
    organisationId: z.string().check(z.minLength(1), z.maxLength(64)),
    email: z.string().check(z.minLength(1), z.maxLength(320)),
    rootOrgId: z.optional(companyIdSchema),
  }),
  successStatus: 204,
});
