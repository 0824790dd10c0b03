import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const userSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  /** False until the user accepts the invitation. */
  hasPassword: z.boolean(),
  /** True if the user has a second factor. Absent if the service has none. */
  hasSecondFactor: z.optional(z.boolean()),
  lastSignInAt: z.optional(instantSchema),
  /** Version of the user, incremented with each change. Writes send the version on which they are based. */
  version: z.number(),
});

const name = z.string().check(z.minLength(1), z.maxLength(200));
const role = z.string().check(z.minLength(1), z.maxLength(200));
const userParams = z.extend(companyParamsSchema, { userId: opaqueIdSchema });
/** Entity tag of a user's version, e.g. `"u3"`. */
const versionHeaders = z.object({ 'if-match': z.string().check(z.regex(/^"u\d{1,9}"$/)) });
/** Password link. Returned only once, because only its hash is stored. Absent if it was mailed (`passwordMail`). */
const linkSchema = z.object({
  token: z.string(),
  /** Path of the page that opens the link, relative to the site's root. */
  address: z.string(),
  expiresAt: instantSchema,
});

const usersPath = `${companyPath}/users` as const;
const usersCall = { base: 'api', origin: 'own', caller: 'session', params: companyParamsSchema } as const;
const userCall = { ...usersCall, right: 'people', stepUp: true, params: userParams } as const;

/** Lists the users of the company. All calls in this file are announced as `userManagement`. */
export const listUsers = defineCall({
  ...usersCall,
  id: 'listUsers',
  method: 'GET',
  path: usersPath,
  summary: 'Lists the users of a company.',
  response: z.object({
    users: z.array(userSchema),
    /** Roles that the signed-in user may assign to others. */
    roles: z.array(z.string()),
  }),
});

/** Adds a user, who sets a password with the returned or mailed link. */
export const inviteUser = defineCall({
  ...usersCall,
  id: 'inviteUser',
  method: 'POST',
  path: usersPath,
  summary: 'Invites a user to a company.',
  right: 'people',
  stepUp: true,
  body: z.object({ name, email: z.string().check(z.minLength(1), z.maxLength(320)), role }),
  response: z.object({ user: userSchema, link: z.optional(linkSchema) }),
  successStatus: 201,
});

/** Changes a user. A disabled user is signed out everywhere. The last active user cannot be disabled. */
export const changeUser = defineCall({
  ...userCall,
  id: 'changeUser',
  method: 'PATCH',
  path: `${usersPath}/{userId}`,
  summary: 'Changes a user’s role, or disables or enables the user.',
  headers: versionHeaders,
  body: z.object({ role: z.optional(role), enabled: z.optional(z.boolean()) }),
  response: z.object({ user: userSchema }),
});

/** Removes a user and signs the user out everywhere. */
export const removeUser = defineCall({
  ...userCall,
  id: 'removeUser',
  method: 'DELETE',
  path: `${usersPath}/{userId}`,
  summary: 'Removes a user from a company.',
  headers: versionHeaders,
  successStatus: 204,
});

/** Creates a password link. Earlier links of the user become invalid. */
export const issuePasswordLink = defineCall({
  ...userCall,
  id: 'issuePasswordLink',
  method: 'POST',
  path: `${usersPath}/{userId}/password-links`,
  summary: 'Creates a one-time link with which a user sets a password.',
  clientScopes: ['authmanagement_staff:password_reset', 'authmanagement_staff:password_reset_trigger'],
  response: z.object({ link: z.optional(linkSchema) }),
  successStatus: 201,
});

/**
 * Removes the second factor of a user who lost it. The user is notified, and can sign in with only the password until a
 * new factor is added.
 */
export const resetSecondFactor = defineCall({
  ...userCall,
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: `${usersPath}/{userId}/second-factor`,
  summary: 'Removes the second factor of a user who lost it.',
  successStatus: 204,
});
