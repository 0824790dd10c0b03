import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn, RowMoves } from '../../../shared/components/DataTable/DataTableProps.ts';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import styles from './Rows.module.scss';
import { classNames } from '../../../shared/classNames.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useRowName } from '../useRowName.ts';
import { isNavigationCondition } from '../../../../domain/navigation/navigationConditions.ts';
import { isHttpAddress } from '../../../../domain/validation/formats/isHttpAddress.ts';
import { IndentDecrease, IndentIncrease } from 'lucide-react';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { removeNode } from '../../../../domain/navigation/outline/outlineEdits.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, moveEntries, removeEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';

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

function EntryTitle({ row }: { readonly row: NavigationRow }) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { kind, icon, count, change, isAtBottom, isListedTwice } = row;
  return (
    <span className={classNames(styles.title, styles[kind])}>
      {kind !== 'section' && <Icon name={icon ?? ''} size="small" />}
      <span dir="auto" className={row.title ? undefined : styles.muted}>
        {rowName(row)}
      </span>
      {kind === 'section' && <span className={styles.count}>{t('navigationEditor.pages', { count })}</span>}
      {isAtBottom && <Pill>{t('navigationEditor.atBottom')}</Pill>}
      {isListedTwice && <Pill tone="warning">{t('navigationEditor.listedTwice')}</Pill>}
      {change !== 'none' && <Pill tone="pending">{t(`navigationEditor.changes.${change}`)}</Pill>}
    </span>
  );
}

function RowCondition({ row, hasPage }: { readonly row: NavigationRow; readonly hasPage: boolean }) {
  const { t } = useTranslation();
  const { kind, url, condition, withFilters } = row;
  if (kind === 'section')
    return withFilters && <span className={styles.muted}>{t('navigationEditor.vanishesEmpty')}</span>;
  if (url !== '' && !hasPage && !isHttpAddress(url ?? ''))
    return <Pill tone="warning">{t('navigationEditor.noPage')}</Pill>;
  if (condition === undefined) return undefined;
  return isNavigationCondition(condition) ? (
    <Pill isWrapping>{t(`navigationEditor.conditions.${condition}`)}</Pill>
  ) : (
    <span className={styles.muted}>{t('navigationEditor.unknownCondition', { condition })}</span>
  );
}

type NavigationMenuProps = {
  readonly editor: NavigationEditor;
  readonly row: NavigationRow;
  readonly moves: RowMoves;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onEdit: (row: NavigationRow) => void;
};

function NavigationMenu({ editor, row, moves, onAct, onEdit }: NavigationMenuProps) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { id, kind } = row;
  return (
    <RowMenu
      label={t('navigationEditor.menu.label', { name: rowName(row) })}
      entries={() => [
        editEntry(t('navigationEditor.menu.edit'), () => onEdit(row)),
        ...moveEntries(t, { isFirst: !row.canMoveUp, isLast: !row.canMoveDown, onMove: (by) => moves.onStep(id, by) }),
        ...(kind === 'section'
          ? []
          : [
              {
                id: 'into',
                label: t('navigationEditor.menu.moveInto'),
                icon: <Glyph of={IndentIncrease} size="small" isMirrored />,
                isDisabled: !row.canIndent,
                onAction: () => moves.onNest(id, 1),
              },
              {
                id: 'out',
                label: t('navigationEditor.menu.moveOut'),
                icon: <Glyph of={IndentDecrease} size="small" isMirrored />,
                isDisabled: !row.canOutdent,
                onAction: () => moves.onNest(id, -1),
              },
            ]),
        removeEntry(t('navigationEditor.menu.remove'), () => onAct(editor.edit((outline) => removeNode(outline, id)))),
      ]}
    />
  );
}
