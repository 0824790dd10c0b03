import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { useRowState } from '../rows/RowContext.ts';
import styles from './Selection.module.scss';

export type SelectionActs = {
  readonly toggle: (id: string) => void;
  readonly all: () => void;
  readonly clear: () => void;
};

export const SelectedShare = createContext<'none' | 'some' | 'all'>('none');

/** Renders again only with its row. */
export function RowBox({ id, label, acts }: { id: string; label: string; acts: SelectionActs }) {
  const { t } = useTranslation();
  const isSelected = useRowState().state?.selectionManager.isSelected(id) ?? false;
  return (
    <Checkbox
      label={t('common.table.selectRow', { row: label })}
      isLabelHidden
      isSelected={isSelected}
      onChange={() => acts.toggle(id)}
    />
  );
}

/** Selects all rows, or none if all are selected. */
export function AllBox({ acts }: { readonly acts: SelectionActs }) {
  const { t } = useTranslation();
  const share = use(SelectedShare);
  return (
    <span className={styles.all}>
      <Checkbox
        label={t('common.table.selectAll')}
        isLabelHidden
        isSelected={share === 'all'}
        isIndeterminate={share === 'some'}
        onChange={share === 'all' ? acts.clear : acts.all}
      />
      <span className={styles.allText} aria-hidden="true">
        {t('common.table.selectAll')}
      </span>
    </span>
  );
}
