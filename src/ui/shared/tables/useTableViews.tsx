import { Bookmark, Columns3, Trash2 } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { LocalStorage } from '../../../application/shared/KeyValueStorage.ts';
import { TableViews } from '../../../application/tables/TableViews.ts';
import { Button } from '../components/Button/Button.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { useDialogAddress } from '../forms/useDialogAddress.ts';
import { useService } from '../services.tsx';
import { characterLimit, charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../components/FormDialog/FormDialog.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useForm } from '../forms/useForm.ts';

/** A table with at most this number of columns has no column picker and no saved views. */
const MAX_PLAIN_COLUMNS = 6;

type Column = { readonly id: string; readonly header: string; readonly isRowHeader?: boolean | undefined };

export type TableViewsOptions<Shown extends Column> = {
  /** Key under which the user's views of this table are stored. */
  readonly table: string;
  readonly columns: readonly Shown[];
  /** Current filter as text, and a function that applies such a text. A table without `filter` has no saved views. */
  readonly filter?: { readonly text: string; readonly apply: (text: string) => void } | undefined;
};

/** For MobX observers. Returns the visible columns, and the controls to select columns and to open saved views. */
export function useTableViews<Shown extends Column>({
  table,
  columns,
  filter,
}: TableViewsOptions<Shown>): {
  readonly columns: readonly Shown[];
  readonly controls: ReactElement | undefined;
} {
  const { t } = useTranslation();
  const storage = useService(LocalStorage);
  const userId = useService(SessionStore).shown?.userInfo.userId ?? '';
  const views = useMemo(() => new TableViews(storage, userId, table), [storage, userId, table]);
  const address = useDialogAddress('view');
  const { hidden } = views;
  const visibleColumns = useMemo(
    () => columns.filter(({ id, isRowHeader }) => isRowHeader === true || !hidden.includes(id)),
    [columns, hidden],
  );
  if (columns.length <= MAX_PLAIN_COLUMNS) return { columns, controls: undefined };
  return {
    columns: visibleColumns,
    controls: (
      <>
        <Menu
          label={t('common.table.columns')}
          isMultiple
          entries={columns
            .filter(({ isRowHeader }) => isRowHeader !== true)
            .map(({ id, header }) => ({
              id,
              label: header,
              isSelected: !hidden.includes(id),
              onAction: () => views.toggle(id),
            }))}
        >
          <Button icon={<Glyph of={Columns3} />}>{t('common.table.columns')}</Button>
        </Menu>
        {filter && (
          <Menu
            label={t('common.table.views.title')}
            entries={[
              ...views.views.map((view) => ({
                id: `view:${view.name}`,
                label: view.name,
                onAction: () => {
                  views.open(view);
                  filter.apply(view.filter);
                },
              })),
              {
                id: 'save',
                label: t('common.table.views.save'),
                hasSeparatorBefore: views.views.length > 0,
                onAction: address.openNew,
              },
              ...(views.views.length > 0
                ? [
                    {
                      id: 'remove',
                      label: t('common.table.views.remove'),
                      subList: {
                        backLabel: t('common.table.views.remove'),
                        actions: views.views.map(({ name }) => ({
                          id: name,
                          label: name,
                          icon: <Glyph of={Trash2} size="small" />,
                          onAction: () => views.remove(name),
                        })),
                      },
                    },
                  ]
                : []),
            ]}
          >
            <Button icon={<Glyph of={Bookmark} />}>{t('common.table.views.title')}</Button>
          </Menu>
        )}
        {filter && address.isNew && (
          <SaveViewDialog table={table} onSave={(name) => views.save(name, filter.text)} onClose={address.close} />
        )}
      </>
    ),
  };
}

const NAME_LIMIT = characterLimit(60);

type SaveViewDialogProps = {
  readonly table: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

function SaveViewDialog({ table, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const form = useForm<{ readonly name: string }>({
    draft: `view/${table}`,
    initial: { name: '' },
    fields: [{ name: 'name', isRequired: true, limit: (name) => charactersLeft(NAME_LIMIT, name.trim()) }],
    onSubmit: ({ name }) => {
      onSave(name.trim());
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('common.table.views.save')}
      description={t('common.table.views.description')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('common.table.views.name')} dir="auto" autoFocus />
    </FormDialog>
  );
}
