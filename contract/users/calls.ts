import type { Call } from '../call.ts';
import { putPassword } from './password.ts';
import { requestPasswordLink } from './passwordLinkRequest.ts';
import { changePassword } from './passwordChange.ts';
import { changeUser, inviteUser, issuePasswordLink, listUsers, removeUser } from './users.ts';

export const usersCalls: readonly Call[] = [
  listUsers,
  inviteUser,
  changeUser,
  removeUser,
  issuePasswordLink,
  putPassword,
  changePassword,
  requestPasswordLink,
];
