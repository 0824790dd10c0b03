import type { Call } from '../call.ts';
import { deleteOtherSessions, deleteSession, getSessions } from './sessions.ts';
import {
  beginTotp,
  confirmIdentity,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removeTotp,
} from './secondFactor.ts';
import { postRevoke, postToken } from './token.ts';

export const sessionCalls: readonly Call[] = [
  postToken,
  postRevoke,
  getSessions,
  deleteSession,
  deleteOtherSessions,
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  createRecoveryCodes,
  confirmIdentity,
];
