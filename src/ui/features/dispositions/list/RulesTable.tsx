import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { DispositionRow } from '../../../../domain/dispositions/dispositionRows.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn, RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { TriedItem } from '../try/useTriedItem.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { RuleCell } from './RuleCell.tsx';
import { useEntryLabel, type EntryActions } from './useEntryActions.ts';

export type RulesTableProps = {
  readonly editor: DispositionsEditor;
  readonly tried: TriedItem;
  readonly actions: EntryActions;
};

type Row = DispositionRow<'rules'>;
const idOf = ({ id }: Row): string => id;

export const RulesTable = observer(function RulesTable({ editor, tried, actions }: RulesTableProps) {
  const { t, i18n } = useTranslation();
  const { rules: rows, pending } = editor;
  const labelOf = useEntryLabel(editor, 'rules');
  const count = pending.rules.length;
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'place',
      header: t('dispositions.columns.place'),
      isHeaderHidden: true,
      width: 'icon',
      render: ({ place }) => place > 0 && new Intl.NumberFormat(i18n.language).format(place),
    },
    {
      id: 'rule',
      header: t('dispositions.columns.rule'),
      isRowHeader: true,
      place: 'title',
      width: 6,
      render: (row) => <RuleCell editor={editor} row={row} tried={tried} />,
    },
    {
      id: 'on',
      header: t('dispositions.columns.on'),
      place: 'aside',
      width: 'control',
      render: ({ id, entry, state }) =>
        state !== 'removed' && (
          <Switch
            label={t('dispositions.switchNamed', { rule: labelOf(id) })}
            isLabelHidden
            isSelected={entry.active}
            onChange={(isOn) => editor.switchRule(id, isOn)}
          />
        ),
    },
    {
      id: 'actions',
      header: t('dispositions.columns.actions'),
      isHeaderHidden: true,
      place: 'aside',
      width: 'icon',
      render: (row) => <EntryMenu row={row} label={labelOf(row.id)} isLast={row.place === count} actions={actions} />,
    },
  ];
  const reorder: RowReorder = {
    onReorder: (ids) => editor.arrange('rules', ids),
    isDisabled: count < 2,
    canMove: (id) => pending.rules.some((rule) => rule.id === id),
  };
  return (
    <div data-setting={configKey({ kind: 'dispositions', name: 'rules' })}>
      <DataTable
        label={t('dispositions.lists.rules')}
        columns={columns}
        items={rows}
        idOf={idOf}
        labelOf={({ id }) => labelOf(id)}
        isChanged={({ state }) => state !== 'published'}
        reorder={reorder}
        reorderLabel={t('dispositions.columns.order')}
        onRowAction={(id) => {
          if (pending.rules.some((rule) => rule.id === id)) actions.onEdit(id);
        }}
      />
    </div>
  );
});
