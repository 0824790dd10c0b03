import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type RuleActions = {
  readonly onEdit: (ruleId: string) => void;
  readonly onSwitch: (ruleId: string, isOn: boolean) => void;
  readonly onRemoveConditions: (ruleId: string) => void;
  /** @param place zero-based index among the rules of the same type */
  readonly onMove: (ruleId: string, place: number) => void;
  readonly onMoveTo: (ruleId: string) => void;
  /** Moves a rule above or below all rules in `others`, so that their priorities differ. */
  readonly onPutApart: (ruleId: string, side: 'above' | 'below', others: readonly string[]) => void;
  readonly onDuplicate: (ruleId: string) => void;
  readonly onArchive: (ruleId: string) => void;
  readonly onRestore: (ruleId: string) => void;
};

/** Actions for the rows of rules. Announces moves and removals, because a moved or removed row leaves its position. */
export function useRuleActions(
  editor: RulesEditor,
  onEdit: (ruleId: string) => void,
  onMoveTo: (ruleId: string) => void,
): RuleActions {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  const moveTo = useLatest(onMoveTo);
  return useMemo<RuleActions>(() => {
    function announcePosition(ruleId: string): void {
      const rule = editor.anyRule(ruleId);
      if (!rule) return;
      const { movable } = editor.ofType(rule.ruleType);
      const position = movable.indexOf(ruleId) + 1;
      announce(t('common.table.moved', { row: rule.name, position, total: movable.length }));
    }
    return {
      onMoveTo: (ruleId) => moveTo.current(ruleId),
      onPutApart: (ruleId, side, others) => {
        editor.moveApart(ruleId, side, others);
        announcePosition(ruleId);
      },
      onEdit: (ruleId) => edit.current(ruleId),
      onSwitch: (ruleId, isOn) => editor.switchOn(ruleId, isOn),
      onRemoveConditions: (ruleId) => editor.removeConditions(ruleId),
      onArchive: (ruleId) => {
        const row = editor.anyRule(ruleId)?.name ?? '';
        editor.archive(ruleId);
        announce(t('common.table.became', { row, state: t('rules.states.removed') }));
      },
      onRestore: (ruleId) => editor.restore(ruleId),
      onDuplicate: (ruleId) => {
        const name = editor.anyRule(ruleId)?.name ?? '';
        editor.duplicate(ruleId, t('rules.copyName', { name }));
        announce(t('rules.duplicated', { rule: name }));
      },
      onMove: (ruleId, place) => {
        editor.moveTo(ruleId, place);
        announcePosition(ruleId);
      },
    };
  }, [editor, edit, moveTo, t]);
}
