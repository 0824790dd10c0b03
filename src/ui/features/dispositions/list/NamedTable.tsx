import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { groupPhrase } from '../../../../domain/dispositions/dispositionPhrases.ts';
import type { DispositionRow } from '../../../../domain/dispositions/dispositionRows.ts';
import type { NamedList } from '../../../../domain/dispositions/edits/removeEntry.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import styles from './RuleCell.module.scss';
import type { EntryActions } from './useEntryActions.ts';
import { useEntryTable } from './useEntryTable.tsx';

export type NamedTableProps = {
  readonly editor: DispositionsEditor;
  readonly list: NamedList;
  readonly actions: EntryActions;
};

type Row = DispositionRow<NamedList>;

const MAX_LISTED_RULES = 4;

export const NamedTable = observer(function NamedTable({ editor, list, actions }: NamedTableProps) {
  const { t } = useTranslation();
  const phraseText = usePhrase();
  const listOf = useNameList();
  const { table, menus } = useEntryTable(editor, list, actions);
  const rows: readonly Row[] = editor[list];
  const unused = new Set(editor.problems.flatMap((each) => (each.kind === 'action-unused' ? [each.actionId] : [])));

  function aboutOf({ entry }: Row): ReactNode {
    if ('prompt' in entry) return <span dir="auto">{entry.prompt}</span>;
    return 'conditions' in entry && <span dir="auto">{phraseText(groupPhrase(entry))}</span>;
  }

  function rulesOf({ id, state }: Row): ReactNode {
    if (state === 'removed') return undefined;
    const naming = editor.rulesReferringTo(list, id);
    if (list === 'actions' && unused.has(id))
      return (
        <Pill tone="warning" icon={<Glyph of={TriangleAlert} size="small" />} isWrapping>
          {naming.length === 0
            ? t('dispositions.used.never')
            : t('dispositions.used.unreachable', {
                rules: naming.map((rule) => editor.placeOfRule(rule.id)).join(', '),
              })}
        </Pill>
      );
    if (naming.length === 0) return <span className={styles.none}>{t('dispositions.used.none')}</span>;
    return listOf(
      naming.map((rule) => t('dispositions.deciders.rule', { number: editor.placeOfRule(rule.id) })),
      MAX_LISTED_RULES,
    );
  }

  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'name',
      header: t('dispositions.columns.name'),
      isRowHeader: true,
      place: 'title',
      width: 2,
      render: ({ entry, published, state }) => {
        const Name = state === 'removed' ? 'del' : 'span';
        return (
          <span className={styles.heading}>
            <Name dir="auto" className={styles.name}>
              {entry.name}
            </Name>
            {state !== 'published' && <Pill tone="pending">{t(`dispositions.states.${state}`)}</Pill>}
            {published && published.name !== entry.name && (
              <PreviousValue text={published.name} label={t('changes.before')} />
            )}
          </span>
        );
      },
    },
    ...(list === 'actions'
      ? []
      : [{ id: 'about', header: t(`dispositions.columns.${list}`), width: 3, render: aboutOf }]),
    { id: 'rules', header: t('dispositions.columns.usedBy'), width: 2, render: rulesOf },
    menus,
  ];
  return (
    <div data-setting={configKey({ kind: 'dispositions', name: list })}>
      <DataTable {...table} columns={columns} items={rows} />
    </div>
  );
});
