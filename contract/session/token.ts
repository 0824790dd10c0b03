import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/** A provider's code or token, as long as one may be. */
const proofSchema = z.string().check(z.minLength(1), z.maxLength(16_384));

/**
 * Not in the specification: owner of the portal at which the user signs in. Two owners can have a merchant with the same id.
 * If it is missing, the owners of the organisation are tried in the order in which they added it.
 */
const rootOrgId = z.optional(companyIdSchema);

/** Form-encoded bodies of the token call [API-2]. */
const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('staff_password'),
    username: z.string().check(z.minLength(1), z.maxLength(320)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    organisationId: companyIdSchema,
    scope: z.string(),
    rootOrgId,
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
  }),
  z.object({
    grant_type: z.literal('client_credentials'),
    scope: z.string().check(z.maxLength(1000)),
  }),
  z.object({
    grant_type: z.literal('external'),
    scope: z.optional(z.string().check(z.maxLength(1000))),
    /** One of these three: what the provider answered, or a widget's token. */
    code: z.optional(proofSchema),
    id_token: z.optional(proofSchema),
    access_token: z.optional(proofSchema),
    /** Own: the organisation whose staff the person is, and which client asked the provider. */
    organisationId: companyIdSchema,
    rootOrgId,
    client_id: z.string().check(z.minLength(1), z.maxLength(512)),
    /** Own: what the page asked the provider with, and who answered. */
    nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    /** RFC 7636, section 4.1. */
    code_verifier: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/))),
    redirect_uri: z.optional(
      z.string().check(
        z.maxLength(2048),
        z.refine((text) => URL.canParse(text), 'not an address'),
      ),
    ),
    iss: z.optional(z.string().check(z.maxLength(2048))),
  }),
]);

export const tokenResponseSchema = z.looseObject({
  access_token: z.string(),
  token_type: z.string(),
  refresh_token: z.optional(z.string()),
  /** Life of the access token in seconds. */
  expires_in: z.number(),
  /** Own: which sign-in the tokens are of, as lists of sessions name it. */
  session_id: z.optional(z.string()),
  /** Own: seconds without use after which the session is over; absent where there is no such limit. */
  idle_expires_in: z.optional(z.number()),
  userInfo: z.optional(
    z.looseObject({
      userId: z.string(),
      roles: z.array(z.string()),
      organisationId: z.string(),
      /** Own: shown in the user menu. */
      name: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
});

/**
 * `client_credentials` is answered only beside an admin's own valid session, named in `X-Subject-Token`: the client's
 * key is public and proves nobody. Its token lasts five minutes at most, ends with that session and renews nothing.
 */
export const postToken = defineCall({
  id: 'postToken',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/oauth/token',
  summary:
    'Sign in with a staff password or an external proof, renew a session, or get a token for an admin’s publish.',
  origin: '7',
  caller: 'client',
  headers: z.object({ 'x-subject-token': z.optional(z.string().check(z.maxLength(512))) }),
  body: tokenRequestSchema,
  bodyType: 'form',
  /** A provider's proof with what goes beside it. */
  bodyLimit: 32_768,
  response: tokenResponseSchema,
});

/** Own: signing out ends the whole token family at once. Answers the same for tokens it does not know (RFC 7009). */
export const postRevoke = defineCall({
  id: 'postRevoke',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/oauth/revoke',
  summary: 'End a session: every token of its family stops working.',
  origin: 'own',
  caller: 'client',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  bodyType: 'form',
});
