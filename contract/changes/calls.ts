import type { Call } from '../call.ts';
import { dropDraft, keepDraft } from './keepDraft.ts';
import { readDraft } from './readDraft.ts';

export const changesCalls: readonly Call[] = [readDraft, keepDraft, dropDraft];
