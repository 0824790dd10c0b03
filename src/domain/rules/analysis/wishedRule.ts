import { deepEqual } from '../../shared/deepEqual.ts';
import type { ReturnRule } from '../returnRule.ts';
import type { RuleConstraint } from './ruleConstraint.ts';

export type ConstrainedRule = { readonly rule: ReturnRule; readonly constraint: RuleConstraint };

export const sameEffect = (left: ReturnRule, right: ReturnRule): boolean => deepEqual(left.eventData, right.eventData);
