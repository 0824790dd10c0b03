import type { Call } from '../call.ts';
import { deleteOtherSessions, deleteSession, getAccountActivity, getSessions } from './sessions.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmIdentity,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  requestOwnPasskey,
  requestPasskey,
} from './secondFactor.ts';
import { postRevoke, postToken } from './token.ts';

export const sessionCalls: readonly Call[] = [
  postToken,
  postRevoke,
  getSessions,
  getAccountActivity,
  deleteSession,
  deleteOtherSessions,
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  createRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  requestPasskey,
  requestOwnPasskey,
  confirmIdentity,
];
