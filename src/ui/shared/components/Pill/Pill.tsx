import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import type { Tone } from '../Banner/Banner.tsx';
import styles from './Pill.module.scss';

export type PillProps = {
  readonly children: ReactNode;
  readonly tone?: Tone | 'neutral' | undefined;
  readonly icon?: ReactNode;
  readonly hasDot?: boolean | undefined;
  /** Allows line breaks, for long texts of merchants. */
  readonly isWrapping?: boolean | undefined;
};

/** Short label with a coloured background. The text must be clear without the colour. */
export function Pill({ children, tone = 'neutral', icon, hasDot = false, isWrapping = false }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], isWrapping && styles.wrapping)}>
      {hasDot && <span className={styles.dot} />}
      {icon}
      <span>{children}</span>
    </span>
  );
}
