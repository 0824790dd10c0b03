import type { Call } from '../call.ts';
import { putPassword } from './password.ts';
import { requestPasswordLink } from './passwordLinkRequest.ts';
import { changePassword } from './passwordChange.ts';
import { changeUser, inviteUser, issuePasswordLink, listUsers, removeUser, resetSecondFactor } from './users.ts';

export const usersCalls: readonly Call[] = [
  listUsers,
  inviteUser,
  changeUser,
  removeUser,
  issuePasswordLink,
  resetSecondFactor,
  putPassword,
  changePassword,
  requestPasswordLink,
];
