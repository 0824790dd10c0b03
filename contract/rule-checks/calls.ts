import type { Call } from '../call.ts';
import { keepRuleChecks, readRuleChecks } from './ruleChecks.ts';

export const ruleChecksCalls: readonly Call[] = [readRuleChecks, keepRuleChecks];
