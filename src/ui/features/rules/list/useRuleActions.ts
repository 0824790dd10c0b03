import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type RuleActions = ReturnType<typeof useRuleActions>;

/** Actions for the rows of rules. Announces moves and removals, because a moved or removed row leaves its position. */
export function useRuleActions(
  editor: RulesEditor,
  onEdit: (ruleId: string) => void,
  onMoveTo: (ruleId: string) => void,
) {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  const moveTo = useLatest(onMoveTo);
  return useMemo(() => {
    function announcePosition(ruleId: string): void {
      const rule = editor.anyRule(ruleId);
      if (!rule) return;
      const { movable } = editor.ofType(rule.ruleType);
      const position = movable.indexOf(ruleId) + 1;
      announce(t('common.table.moved', { row: rule.name, position, total: movable.length }));
    }
    return {
      onMoveTo: (ruleId: string) => moveTo.current(ruleId),
      /** Moves a rule above or below all rules in `others`, so that their priorities differ. */
      onPutApart: (ruleId: string, side: 'above' | 'below', others: readonly string[]) => {
        editor.moveApart(ruleId, side, others);
        announcePosition(ruleId);
      },
      onEdit: (ruleId: string) => edit.current(ruleId),
      onSwitch: (ruleId: string, isOn: boolean) => editor.switchOn(ruleId, isOn),
      onRemoveConditions: (ruleId: string) => editor.removeConditions(ruleId),
      onArchive: (ruleId: string) => {
        const row = editor.anyRule(ruleId)?.name ?? '';
        editor.archive(ruleId);
        announce(t('common.table.became', { row, state: t('rules.states.removed') }));
      },
      onRestore: (ruleId: string) => editor.restore(ruleId),
      onDuplicate: (ruleId: string) => {
        const name = editor.anyRule(ruleId)?.name ?? '';
        editor.duplicate(ruleId, t('rules.copyName', { name }));
        announce(t('rules.duplicated', { rule: name }));
      },
      /** @param index zero-based, among the rules of the same type */
      onMove: (ruleId: string, index: number) => {
        editor.moveTo(ruleId, index);
        announcePosition(ruleId);
      },
    };
  }, [editor, edit, moveTo, t]);
}
