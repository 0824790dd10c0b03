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

/** Why these rules may not become current: more than a portal holds, two that exclude each other, or one that contradicts itself [RL-6]. */
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
