import { defineCall } from '../call.ts';
import { z } from '../schema.ts';

const password = z.string().check(z.minLength(1), z.maxLength(1024));

/** Changes the password and ends all other sessions of the user. Requires the extension `userManagement`. */
export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  base: 'rootApi',
  path: '/v2/authmanagement/password-change',
  summary: 'Changes the password of the signed-in user.',
  origin: 'own',
  caller: 'session',
  body: z.object({ current: password, next: password }),
  successStatus: 204,
});
