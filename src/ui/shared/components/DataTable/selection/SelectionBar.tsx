import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../Button/IconButton.tsx';
import { Glyph } from '../../Icon/Glyph.tsx';
import { KeyedText } from '../../KeyedText/KeyedText.tsx';
import styles from './Selection.module.scss';

export type SelectionBarProps = {
  readonly count: number;
  /** Result of the last action, shown in place of the count. Empty if there is none. */
  readonly message: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** Shows the number of selected rows and their actions. Covers the table's head, so that rows do not move. */
export function SelectionBar({ count, message, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <div role="toolbar" aria-label={t('common.table.selectedRows')} className={styles.bar}>
        <IconButton label={t('common.table.clear')} icon={<Glyph of={X} />} size="compact" onPress={onClear} />
        <span className={styles.count}>{message || t('common.table.selected', { count })}</span>
        <KeyedText>{children}</KeyedText>
      </div>
    </div>
  );
}
