import type { Call } from '../call.ts';
import { postRevoke, postToken } from './token.ts';

export const sessionCalls: readonly Call[] = [postToken, postRevoke];
