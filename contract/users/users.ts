import { defineCall } from '../call.ts';
import { companyIdSchema, instantSchema, opaqueIdSchema, z } from '../schema.ts';

const userSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  /** False until an invitation is accepted. */
  hasPassword: z.boolean(),
  lastSignInAt: z.optional(instantSchema),
  /** Counts the changes of this person; a write names the one it was made on. */
  version: z.number(),
});

const name = z.string().check(z.minLength(1), z.maxLength(200));
const role = z.string().check(z.minLength(1), z.maxLength(200));
const company = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });
const user = z.extend(company, { userId: opaqueIdSchema });
/** The version of a user as an entity tag: `"u3"`. */
const versionHeaders = z.object({ 'if-match': z.string().check(z.regex(/^"u\d{1,9}"$/)) });
/**
 * For the one who asked, this once: it is kept as a hash only. Absent where it was mailed to its person instead, as announced
 * as `passwordMail`.
 */
const linkSchema = z.object({
  token: z.string(),
  /** Where the person opens it, relative to the site's root. */
  address: z.string(),
  expiresAt: instantSchema,
});

const USERS = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/users';

/** Own: who may sign in to a company. Announced as `userManagement`, like all calls here. */
export const listUsers = defineCall({
  id: 'listUsers',
  method: 'GET',
  base: 'api',
  path: USERS,
  summary: 'The people who may sign in to a company.',
  origin: 'own',
  caller: 'session',
  params: company,
  response: z.object({
    users: z.array(userSchema),
    /** The roles that who asks may give people of this company. */
    roles: z.array(z.string()),
  }),
});

/** Own: adds a person, who sets a password by the link that is answered or mailed. */
export const inviteUser = defineCall({
  id: 'inviteUser',
  method: 'POST',
  base: 'api',
  path: USERS,
  summary: 'Invite a person to a company.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: company,
  body: z.object({ name, email: z.string().check(z.minLength(1), z.maxLength(320)), role }),
  response: z.object({ user: userSchema, link: z.optional(linkSchema) }),
  successStatus: 201,
});

/** Own: changes role or state of a person. Who is disabled is signed out everywhere; the last active one stays. */
export const changeUser = defineCall({
  id: 'changeUser',
  method: 'PATCH',
  base: 'api',
  path: `${USERS}/{userId}`,
  summary: 'Change a person’s role, or disable or enable them.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: user,
  headers: versionHeaders,
  body: z.object({ role: z.optional(role), enabled: z.optional(z.boolean()) }),
  response: z.object({ user: userSchema }),
});

/** Own: a person is signed out everywhere and cannot sign in any more. */
export const removeUser = defineCall({
  id: 'removeUser',
  method: 'DELETE',
  base: 'api',
  path: `${USERS}/{userId}`,
  summary: 'Remove a person from a company.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: user,
  headers: versionHeaders,
  successStatus: 204,
});

/** Own: a link by which a person sets a new password; earlier links of theirs are good no more. */
export const issuePasswordLink = defineCall({
  id: 'issuePasswordLink',
  method: 'POST',
  base: 'api',
  path: `${USERS}/{userId}/password-links`,
  summary: 'Give out a link by which a person sets a password.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  clientScopes: ['authmanagement_staff:password_reset', 'authmanagement_staff:password_reset_trigger'],
  params: user,
  response: z.object({ link: z.optional(linkSchema) }),
  successStatus: 201,
});
