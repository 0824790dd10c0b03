import { deepEqual } from '../../shared/deepEqual.ts';
import type { ReturnRule } from '../returnRule.ts';
import type { RuleConstraint } from './ruleConstraint.ts';

/** A rule beside what it asks for. */
export type ConstrainedRule = { readonly rule: ReturnRule; readonly constraint: RuleConstraint };

/** Whether two rules of one type do the same when they fire. */
export const sameEffect = (left: ReturnRule, right: ReturnRule): boolean => deepEqual(left.eventData, right.eventData);
