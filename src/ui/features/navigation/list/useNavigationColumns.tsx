import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import { EntryTitle } from './EntryTitle.tsx';
import { RowCondition } from './RowCondition.tsx';
import { NavigationMenu, type NavigationMenuProps } from './NavigationMenu.tsx';
import styles from './Rows.module.scss';

export function useNavigationColumns(
  props: Omit<NavigationMenuProps, 'row'> & { readonly pages: readonly { readonly path: string }[] },
): readonly DataColumn<NavigationRow>[] {
  const { t } = useTranslation();
  const { editor, pages, moves, onAct, onEdit } = props;
  return useMemo(
    () => [
      {
        id: 'page',
        header: t('navigationEditor.columns.page'),
        isRowHeader: true,
        place: 'title',
        width: 2.4,
        render: (row) => <EntryTitle row={row} />,
      },
      {
        id: 'opens',
        header: t('navigationEditor.columns.opens'),
        width: 2.3,
        render: ({ url }) =>
          url !== undefined &&
          url !== '' && (
            <bdi dir="ltr" className={styles.address}>
              {url}
            </bdi>
          ),
      },
      {
        id: 'shown',
        header: t('navigationEditor.columns.shown'),
        width: 2.5,
        render: (row) => <RowCondition row={row} hasPage={pages.some(({ path }) => path === row.url)} />,
      },
      {
        id: 'actions',
        header: t('navigationEditor.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <NavigationMenu editor={editor} row={row} moves={moves} onAct={onAct} onEdit={onEdit} />,
      },
    ],
    [t, editor, pages, moves, onAct, onEdit],
  );
}
