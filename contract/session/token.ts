import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';
import { secondFactorMethodSchema, secondFactorProofSchema } from './secondFactor.ts';

/** Authorization code or token of an identity provider. */
const proofSchema = z.string().check(z.minLength(1), z.maxLength(16_384));

/**
 * Not in the specification: owner of the portal, because two owners may have merchants with the same ID. If absent, the
 * owners of the organisation are tried in the order in which they added it.
 */
const rootOrgId = z.optional(companyIdSchema);

/** Body of the token call, form-encoded [API-2]. */
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
  /** Not in the specification: second step of a sign-in with a password. `challenge` is from the 401 of the first step. */
  z.object({
    grant_type: z.literal('second_factor'),
    challenge: z.string().check(z.minLength(1), z.maxLength(512)),
    method: secondFactorMethodSchema,
    code: secondFactorProofSchema,
    /** If present, this browser skips the second step for `TRUSTED_DEVICE_LIFE`. */
    remember: z.optional(z.literal('true')),
  }),
  z.object({
    grant_type: z.literal('external'),
    scope: z.optional(z.string().check(z.maxLength(1000))),
    /** Response of the provider, or a widget's token. Exactly one of `code`, `id_token` and `access_token`. */
    code: z.optional(proofSchema),
    id_token: z.optional(proofSchema),
    access_token: z.optional(proofSchema),
    /** Not in the specification: organisation of the user, and client ID at the provider. */
    organisationId: companyIdSchema,
    rootOrgId,
    client_id: z.string().check(z.minLength(1), z.maxLength(512)),
    /** Not in the specification: values sent in the request to the provider, and the issuer. */
    nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    /** PKCE code verifier (RFC 7636, section 4.1). */
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
  /** Lifetime of the access token in seconds. */
  expires_in: z.number(),
  /** Not in the specification: ID of the sign-in, as in the list of sessions. */
  session_id: z.optional(z.string()),
  /** Not in the specification: seconds without use until the session ends. Absent without an idle limit. */
  idle_expires_in: z.optional(z.number()),
  userInfo: z.optional(
    z.looseObject({
      userId: z.string(),
      roles: z.array(z.string()),
      organisationId: z.string(),
      /** Not in the specification: name of the user, shown in the user menu. */
      name: z.optional(z.string()),
      email: z.optional(z.string()),
      /** Not in the specification: true if the user can only set up the required second factor. */
      mustSetUpSecondFactor: z.optional(z.boolean()),
    }),
  ),
});

/**
 * Issues tokens. `client_credentials` requires an admin's valid session in `X-Subject-Token`, because the client key is
 * public. Its token lasts at most five minutes, ends with the session and cannot be refreshed.
 */
export const postToken = defineCall({
  id: 'postToken',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/oauth/token',
  summary:
    'Signs in with a password or an external proof, renews a session, or returns a token for an admin’s publish.',
  origin: '7',
  caller: 'client',
  headers: z.object({ 'x-subject-token': z.optional(z.string().check(z.maxLength(512))) }),
  body: tokenRequestSchema,
  bodyType: 'form',
  /** The limit is large enough for a provider's token and the other fields. */
  bodyLimit: 32_768,
  response: tokenResponseSchema,
});

/** Ends the session with all its tokens. The response for an unknown token is the same (RFC 7009). */
export const postRevoke = defineCall({
  id: 'postRevoke',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/oauth/revoke',
  summary: 'Ends a session: all of its access and refresh tokens become invalid.',
  origin: 'own',
  caller: 'client',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  bodyType: 'form',
});
