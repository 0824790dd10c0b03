import type { PublishRefusal } from '../../changes/changeSubject.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { MAX_RULES } from '../validateRule.ts';
import { ruleConflicts } from './ruleConflicts.ts';

const messages = {
  ruleNameTaken: 'validation.ruleNameInUse',
  exceptionTaken: 'validation.exceptionAlreadyExists',
  defaultTaken: undefined,
  defaultNarrowed: undefined,
  conditionRepeated: undefined,
} as const;

/** Reason why the rules cannot be published: too many, in conflict with each other, or contradictory [RL-6]. */
export function ruleRefusal(
  before: readonly RuleDocument[],
  after: readonly RuleDocument[],
): PublishRefusal | undefined {
  if (after.length > MAX_RULES && after.length > before.length)
    return { pointer: '/rulesConfig', reason: 'too-many-rules' };
  const [conflict] = ruleConflicts(before, after);
  if (!conflict) return undefined;
  const pointer = `/rulesConfig/${after.findIndex(({ ruleId }) => ruleId === conflict.ruleId)}`;
  const message = messages[conflict.clash];
  return { pointer, reason: conflict.clash, ...(message && { message }) };
}
