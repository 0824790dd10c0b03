import type { Call } from '../call.ts';
import { deleteRule, patchRule, postRule } from './rules.ts';

export const rulesCalls: readonly Call[] = [postRule, patchRule, deleteRule];
