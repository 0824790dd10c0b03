import { defineCall } from '../call.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

/** Second step of sign-in. `totp`: a code of an authenticator app (RFC 6238). */
export const secondFactorMethodSchema = z.enum(['passkey', 'totp', 'recovery-code']);

/** Code as entered. Spaces and hyphens are ignored. */
const codeSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Code as entered, or the response of a browser as JSON (`AuthenticationResponseJSON`, WebAuthn Level 3). */
export const secondFactorProofSchema = z.string().check(z.minLength(1), z.maxLength(8192));

/** Options for the browser's WebAuthn call. Only the browser reads them, except the challenge. */
const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** On 401 for a correct password: what the second step needs. The challenge can be used until `expiresAt`. */
export const challengeSchema = z.object({
  challenge: z.string(),
  methods: z.array(secondFactorMethodSchema),
  expiresAt: instantSchema,
});

/** Proof that the signed-in user is at the keyboard. */
const proofMethodSchema = z.enum(['password', 'passkey', 'totp', 'recovery-code']);

/** On 403 because the user must confirm the identity first: methods that the user can choose from. */
export const stepUpSchema = z.object({ methods: z.array(proofMethodSchema) });

const recoveryCodesSchema = z.array(z.string());

const path = '/v2/authmanagement/second-factor';
const call = { base: 'rootApi', origin: 'own', caller: 'session', path } as const;

/** Returns the second factor of the user. All calls in this file require the extension `secondFactor`. */
export const getSecondFactor = defineCall({
  ...call,
  id: 'getSecondFactor',
  method: 'GET',
  summary: 'Returns the second factor of the signed-in user.',
  response: z.object({
    /** The party that requires a second factor of this user. Absent if it is optional. */
    requiredBy: z.optional(z.enum(['platform', 'owner'])),
    totp: z.optional(z.object({ addedAt: instantSchema, lastUsedAt: z.optional(instantSchema) })),
    passkeys: z.array(
      z.object({
        passkeyId: z.string(),
        name: z.string(),
        /** Host name of the only site at which the passkey can be used. */
        host: z.string(),
        /** Whether the passkey can be used at the host of this request. */
        isUsableHere: z.boolean(),
        addedAt: instantSchema,
        lastUsedAt: z.optional(instantSchema),
      }),
    ),
    recoveryCodes: z.object({
      left: z.number(),
      createdAt: z.optional(instantSchema),
      lastUsedAt: z.optional(instantSchema),
    }),
  }),
});

/** Creates the secret of an authenticator app. The app is used after `confirmTotp`. Replaces an unconfirmed secret. */
export const beginTotp = defineCall({
  ...call,
  id: 'beginTotp',
  method: 'POST',
  path: `${path}/totp`,
  summary: 'Creates the secret for an authenticator app.',
  stepUp: true,
  response: z.object({
    /** Base32, for users who cannot scan `uri`. */
    secret: z.string(),
    /** `otpauth:` URI, shown as a QR code. */
    uri: z.string(),
  }),
  successStatus: 201,
});

/**
 * Turns the authenticator app on, and replaces an earlier app. Returns recovery codes only if the user had none. They
 * are returned only once, because only their hashes are stored.
 */
export const confirmTotp = defineCall({
  ...call,
  id: 'confirmTotp',
  method: 'PUT',
  path: `${path}/totp`,
  summary: 'Turns on the authenticator app with a code from it.',
  stepUp: true,
  body: z.object({ code: codeSchema }),
  response: z.object({ recoveryCodes: z.optional(recoveryCodesSchema) }),
});

/**
 * Removes the app, and the recovery codes if the user has no other factor. 400 if the app is the last factor of a user of
 * whom one is required.
 */
export const removeTotp = defineCall({
  ...call,
  id: 'removeTotp',
  method: 'DELETE',
  path: `${path}/totp`,
  summary: 'Removes the authenticator app.',
  stepUp: true,
  successStatus: 204,
});

/** Replaces all recovery codes. 400 if the user has no second factor. */
export const createRecoveryCodes = defineCall({
  ...call,
  id: 'createRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Creates new recovery codes, and makes the old ones invalid.',
  stepUp: true,
  response: z.object({ recoveryCodes: recoveryCodesSchema }),
  successStatus: 201,
});

const passkeyName = z.string().check(z.minLength(1), z.maxLength(200));
const passkeyParams = z.object({ passkeyId: opaqueIdSchema });

/**
 * Starts to add a passkey for the host of this request. The challenge is accepted once, for `PASSKEY_CHALLENGE_LIFE`. 400
 * if the host is an IP address, or if the user has the maximum number of passkeys.
 */
export const beginPasskey = defineCall({
  ...call,
  id: 'beginPasskey',
  method: 'POST',
  path: `${path}/passkeys/options`,
  summary: 'Returns the options with which a browser creates a passkey.',
  stepUp: true,
  response: z.object({
    /** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn Level 3). */
    options: passkeyOptionsSchema,
    host: z.string(),
    /** Product name of the browser and its operating system, if known. They suggest a name for the passkey. */
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
  }),
  successStatus: 201,
});

/** Adds the passkey that the browser created. Returns recovery codes like `confirmTotp`. */
export const addPasskey = defineCall({
  ...call,
  id: 'addPasskey',
  method: 'POST',
  path: `${path}/passkeys`,
  summary: 'Adds a passkey.',
  stepUp: true,
  body: z.object({
    name: passkeyName,
    /** `RegistrationResponseJSON` (WebAuthn Level 3), as JSON. */
    credential: z.string().check(z.minLength(1), z.maxLength(32_768)),
  }),
  response: z.object({ recoveryCodes: z.optional(recoveryCodesSchema) }),
  successStatus: 201,
});

export const renamePasskey = defineCall({
  ...call,
  id: 'renamePasskey',
  method: 'PATCH',
  path: `${path}/passkeys/{passkeyId}`,
  summary: 'Renames a passkey.',
  stepUp: true,
  params: passkeyParams,
  body: z.object({ name: passkeyName }),
  successStatus: 204,
});

/** Removes a passkey, under the same conditions as `removeTotp`. */
export const removePasskey = defineCall({
  ...call,
  id: 'removePasskey',
  method: 'DELETE',
  path: `${path}/passkeys/{passkeyId}`,
  summary: 'Removes a passkey.',
  stepUp: true,
  params: passkeyParams,
  successStatus: 204,
});

/** `PublicKeyCredentialRequestOptionsJSON` (WebAuthn Level 3). */
const passkeyRequestSchema = z.object({ options: passkeyOptionsSchema });

/** Starts the second step of a sign-in by passkey. `challenge` is from the 401 of the first step. */
export const requestPasskey = defineCall({
  id: 'requestPasskey',
  method: 'POST',
  base: 'rootApi',
  origin: 'own',
  caller: 'client',
  path: '/v2/oauth/passkey-options',
  summary: 'Returns the options with which a browser requests a passkey for the second step of a sign-in.',
  body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(512)) }),
  response: passkeyRequestSchema,
  successStatus: 201,
});

/** Starts a confirmation of the identity by passkey. 400 if the user has no passkey for the host of this request. */
export const requestOwnPasskey = defineCall({
  ...call,
  id: 'requestOwnPasskey',
  method: 'POST',
  path: '/v2/authmanagement/step-up/passkey-options',
  summary: 'Returns the options with which a browser requests a passkey of the signed-in user.',
  response: passkeyRequestSchema,
  successStatus: 201,
});

/** Confirms the identity of the signed-in user. For `STEP_UP_LIFE`, calls with `stepUp` are then accepted. */
export const confirmIdentity = defineCall({
  ...call,
  id: 'confirmIdentity',
  method: 'POST',
  path: '/v2/authmanagement/step-up',
  summary: 'Confirms the identity of the signed-in user.',
  body: z.object({ method: proofMethodSchema, proof: secondFactorProofSchema }),
  successStatus: 204,
});
