import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

/** What can be done to one rule in its row. */
export type RuleActions = {
  readonly onEdit: (ruleId: string) => void;
  readonly onSwitch: (ruleId: string, isOn: boolean) => void;
  /** Puts it at a place among those of its type, 0 first. */
  readonly onMove: (ruleId: string, place: number) => void;
  readonly onDuplicate: (ruleId: string) => void;
  readonly onArchive: (ruleId: string) => void;
  readonly onRestore: (ruleId: string) => void;
};

/** What a row's controls do. A move is read out: the row moved away from under the focus. */
export function useRuleActions(editor: RulesEditor, onEdit: (ruleId: string) => void): RuleActions {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  return useMemo<RuleActions>(
    () => ({
      onEdit: (ruleId) => edit.current(ruleId),
      onSwitch: (ruleId, isOn) => editor.switchOn(ruleId, isOn),
      onArchive: (ruleId) => editor.archive(ruleId),
      onRestore: (ruleId) => editor.restore(ruleId),
      onDuplicate: (ruleId) => {
        const name = editor.anyRule(ruleId)?.name ?? '';
        editor.duplicate(ruleId, t('returnRules.copyName', { name }));
        announce(t('returnRules.duplicated', { rule: name }));
      },
      onMove: (ruleId, place) => {
        editor.moveTo(ruleId, place);
        const rule = editor.anyRule(ruleId);
        if (!rule) return;
        const total = editor.ofType(rule.ruleType).movable.length;
        announce(t('returnRules.moved', { rule: rule.name, position: place + 1, total }));
      },
    }),
    [editor, edit, t],
  );
}
