import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { DispositionRow } from '../../../../domain/dispositions/dispositionRows.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { TriedItem } from '../try/useTriedItem.ts';
import { RuleCell } from './RuleCell.tsx';
import type { EntryActions } from './useEntryActions.ts';
import { useEntryTable } from './useEntryTable.tsx';

export type RulesTableProps = {
  readonly editor: DispositionsEditor;
  readonly tried: TriedItem;
  readonly actions: EntryActions;
};

export const RulesTable = observer(function RulesTable({ editor, tried, actions }: RulesTableProps) {
  const { t, i18n } = useTranslation();
  const { table, menus, labelOf } = useEntryTable(editor, 'rules', actions);
  const columns: readonly DataColumn<DispositionRow<'rules'>>[] = [
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
    menus,
  ];
  return (
    <div data-setting={configKey({ kind: 'dispositions', name: 'rules' })}>
      <DataTable {...table} columns={columns} items={editor.rules} />
    </div>
  );
});
