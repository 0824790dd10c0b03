import type { Call } from '../call.ts';
import { readRevision } from './revisions.ts';

export const historyCalls: readonly Call[] = [readRevision];
