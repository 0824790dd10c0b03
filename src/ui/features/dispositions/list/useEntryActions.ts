import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { DispositionList } from '../../../../domain/dispositions/dispositionLists.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { entriesOf } from '../../../../domain/dispositions/edits/dispositionEdits.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type EntryActions = ReturnType<typeof useEntryActions>;

/** Returns the label of an entry: its name or, for a rule, its position and group. */
export function useEntryLabel(editor: DispositionsEditor, list: DispositionList): (id: string) => string {
  const { t } = useTranslation();
  return (id) => {
    if (list !== 'rules') {
      const entries = editor.pending[list];
      return nameIn(entries.some((entry) => entry.id === id) ? entries : editor.published[list], id);
    }
    const find = (of: typeof editor.pending) => of.rules.find((rule) => rule.id === id);
    const pending = find(editor.pending);
    const rule = pending ?? find(editor.published);
    const group = nameIn((pending ? editor.pending : editor.published).groups, rule?.groupId ?? id);
    return pending ? t('dispositions.ruleNamed', { number: editor.placeOfRule(id), group }) : group;
  };
}

/** Actions for the rows of a list. Announces moves and removals to screen readers, because the row leaves its position. */
export function useEntryActions(
  editor: DispositionsEditor,
  list: DispositionList,
  onEdit: (id: string) => void,
  onAskRemoval: (id: string) => void,
) {
  const { t } = useTranslation();
  const labelOf = useLatest(useEntryLabel(editor, list));
  const edit = useLatest(onEdit);
  const askRemoval = useLatest(onAskRemoval);
  return useMemo(
    () => ({
      onEdit: (id: string) => edit.current(id),
      onMove(id: string, by: -1 | 1): void {
        const row = labelOf.current(id);
        editor.move(list, id, by);
        const ids = entriesOf(editor.pending, list).map((entry) => entry.id);
        announce(t('common.table.moved', { row, position: ids.indexOf(id) + 1, total: ids.length }));
      },
      onRemove(id: string): void {
        if (list !== 'rules') return askRemoval.current(id);
        const row = labelOf.current(id);
        editor.removeRule(id);
        announce(t('common.table.became', { row, state: t('dispositions.states.removed') }));
      },
      onRestore: (id: string) => editor.restore(list, id),
      onDuplicate:
        list === 'rules'
          ? (id: string): void => {
              const rule = editor.pending.rules.find((each) => each.id === id);
              if (!rule) return;
              const row = labelOf.current(id);
              editor.save('rules', { ...rule, id: editor.nextId('rules'), active: false });
              announce(t('dispositions.duplicated', { rule: row }));
            }
          : undefined,
    }),
    [editor, list, edit, askRemoval, labelOf, t],
  );
}
