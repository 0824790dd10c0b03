import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import type { ReactNode } from 'react';
import styles from './FilterChip.module.scss';

export type FilterChipProps = {
  readonly icon: ReactNode;
  readonly children: string;
  /** Localized number of entries that match if this filter is selected, if known. */
  readonly count: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function FilterChip({ icon, children, count, isOn, onChange }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {icon}
      <KeyedText>{children}</KeyedText>{' '}
      {count !== undefined && (
        <span className={styles.count}>
          <KeyedText>{count}</KeyedText>
        </span>
      )}
    </button>
  );
}
