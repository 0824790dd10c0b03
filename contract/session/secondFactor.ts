import { defineCall } from '../call.ts';
import { instantSchema, z } from '../schema.ts';

/** Second step of sign-in. `totp`: a code of an authenticator app (RFC 6238). */
export const secondFactorMethodSchema = z.enum(['totp', 'recovery-code']);

/** Code as entered. Spaces and hyphens are ignored. */
export const secondFactorCodeSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** On 401 for a correct password: what the second step needs. The challenge can be used until `expiresAt`. */
export const challengeSchema = z.object({
  challenge: z.string(),
  methods: z.array(secondFactorMethodSchema),
  expiresAt: instantSchema,
});

/** Proof that the signed-in user is at the keyboard. */
const proofMethodSchema = z.enum(['password', 'totp', 'recovery-code']);

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
  body: z.object({ code: secondFactorCodeSchema }),
  response: z.object({ recoveryCodes: z.optional(recoveryCodesSchema) }),
});

/** Removes app and recovery codes. 400 if a second factor is required of the user. */
export const removeTotp = defineCall({
  ...call,
  id: 'removeTotp',
  method: 'DELETE',
  path: `${path}/totp`,
  summary: 'Turns off the authenticator app, and removes the recovery codes.',
  stepUp: true,
  successStatus: 204,
});

/** Replaces all recovery codes. 400 if the user has no authenticator app. */
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

/** Confirms the identity of the signed-in user. For `STEP_UP_LIFE`, calls with `stepUp` are then accepted. */
export const confirmIdentity = defineCall({
  ...call,
  id: 'confirmIdentity',
  method: 'POST',
  path: '/v2/authmanagement/step-up',
  summary: 'Confirms the identity of the signed-in user.',
  body: z.object({ method: proofMethodSchema, proof: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  successStatus: 204,
});
