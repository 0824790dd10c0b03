import { longWindows } from '../../domain/rules/windowDays.ts';
import { ruleConflicts, type RuleConflict } from '../../domain/rules/changes/ruleConflicts.ts';
import { buildRulePayload } from '../../domain/rules/rulePayload.ts';
import { ruleDocumentOf } from '../../domain/rules/ruleDocuments.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import { MAX_RULES, validateRule, type RuleError } from '../../domain/rules/validateRule.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { RulesEditor } from './RulesEditor.ts';

export type EnteredRuleError =
  | RuleError
  | { readonly kind: 'too-many-rules' }
  | { readonly kind: 'window-too-long' }
  /** Conflict with another rule, or an invalid combination within the rule [RL-6]. */
  | { readonly kind: RuleConflict['conflictKind']; readonly text: string };

const NEW = '';

export function enterRule(editor: RulesEditor, entered: ReturnRule): Result<string, EnteredRuleError> {
  const { ruleDescription: name, ...payload } = buildRulePayload('', entered);
  const rule: ReturnRule = { ...entered, name };
  const error = validateRule(rule);
  if (error) return err(error);
  const { pending } = editor;
  const others = pending.filter(({ ruleId }) => ruleId !== rule.ruleId);
  if (rule.ruleId === undefined && others.length >= MAX_RULES) return err({ kind: 'too-many-rules' });
  const document = ruleDocumentOf(rule.ruleId ?? NEW, { ...payload, ruleDescription: name });
  const allowed = { rulesConfig: [document], features: { returnWindows: { maxDueDateDays: editor.longestWindow } } };
  // Ignore a window that is already published, so that it does not block other changes of its rule.
  if (longWindows([{ rulesConfig: editor.published }], allowed).length > 0) return err({ kind: 'window-too-long' });
  const [conflict] = ruleConflicts(pending, [...others, document]);
  if (conflict) return err({ kind: conflict.conflictKind, text: conflict.text });
  return ok(editor.save(rule));
}
