import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import type { Tone } from '../Banner/Banner.tsx';
import styles from './Pill.module.scss';

export type PillProps = {
  readonly children: ReactNode;
  readonly tone?: Tone | 'neutral' | undefined;
  readonly icon?: ReactNode;
  /** Dot for states such as live or paused. */
  readonly hasDot?: boolean | undefined;
  /** For long texts of merchants. */
  readonly isWrapping?: boolean | undefined;
};

/** The colour never carries meaning by itself. */
export function Pill({ children, tone = 'neutral', icon, hasDot = false, isWrapping = false }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], isWrapping && styles.wrapping)}>
      {hasDot && <span className={styles.dot} />}
      {icon}
      <span>{children}</span>
    </span>
  );
}
