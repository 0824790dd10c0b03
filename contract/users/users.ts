import { defineCall } from '../call.ts';
import { companyIdSchema, instantSchema, opaqueIdSchema, z } from '../schema.ts';

const userSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  /** False until the user accepts the invitation. */
  hasPassword: z.boolean(),
  lastSignInAt: z.optional(instantSchema),
  /** Version of the user, incremented with each change. Writes send the version on which they are based. */
  version: z.number(),
});

const name = z.string().check(z.minLength(1), z.maxLength(200));
const role = z.string().check(z.minLength(1), z.maxLength(200));
const company = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });
const user = z.extend(company, { userId: opaqueIdSchema });
/** Entity tag of a user's version, e.g. `"u3"`. */
const versionHeaders = z.object({ 'if-match': z.string().check(z.regex(/^"u\d{1,9}"$/)) });
/** Password link. Returned only once, because only its hash is stored. Absent if it was mailed (`passwordMail`). */
const linkSchema = z.object({
  token: z.string(),
  /** Path of the page that opens the link, relative to the site's root. */
  address: z.string(),
  expiresAt: instantSchema,
});

const USERS = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/users';

/** Lists the users of the company. All calls in this file are announced as `userManagement`. */
export const listUsers = defineCall({
  id: 'listUsers',
  method: 'GET',
  base: 'api',
  path: USERS,
  summary: 'Lists the users of a company.',
  origin: 'own',
  caller: 'session',
  params: company,
  response: z.object({
    users: z.array(userSchema),
    /** Roles that the signed-in user may assign to others. */
    roles: z.array(z.string()),
  }),
});

/** Adds a user, who sets a password with the returned or mailed link. */
export const inviteUser = defineCall({
  id: 'inviteUser',
  method: 'POST',
  base: 'api',
  path: USERS,
  summary: 'Invites a user to a company.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: company,
  body: z.object({ name, email: z.string().check(z.minLength(1), z.maxLength(320)), role }),
  response: z.object({ user: userSchema, link: z.optional(linkSchema) }),
  successStatus: 201,
});

/** Changes a user. A disabled user is signed out everywhere. The last active user cannot be disabled. */
export const changeUser = defineCall({
  id: 'changeUser',
  method: 'PATCH',
  base: 'api',
  path: `${USERS}/{userId}`,
  summary: 'Changes a user’s role, or disables or enables the user.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: user,
  headers: versionHeaders,
  body: z.object({ role: z.optional(role), enabled: z.optional(z.boolean()) }),
  response: z.object({ user: userSchema }),
});

/** Removes a user and signs the user out everywhere. */
export const removeUser = defineCall({
  id: 'removeUser',
  method: 'DELETE',
  base: 'api',
  path: `${USERS}/{userId}`,
  summary: 'Removes a user from a company.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: user,
  headers: versionHeaders,
  successStatus: 204,
});

/** Creates a password link. Earlier links of the user become invalid. */
export const issuePasswordLink = defineCall({
  id: 'issuePasswordLink',
  method: 'POST',
  base: 'api',
  path: `${USERS}/{userId}/password-links`,
  summary: 'Creates a one-time link with which a user sets a password.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  clientScopes: ['authmanagement_staff:password_reset', 'authmanagement_staff:password_reset_trigger'],
  params: user,
  response: z.object({ link: z.optional(linkSchema) }),
  successStatus: 201,
});
