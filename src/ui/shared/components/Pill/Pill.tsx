import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import type { Tone } from '../Banner/Banner.tsx';
import styles from './Pill.module.scss';

export type PillProps = {
  readonly children: ReactNode;
  readonly tone?: Tone | 'neutral' | undefined;
  readonly icon?: ReactNode;
  /** A dot before the words, for a state that is a light: live, paused. */
  readonly hasDot?: boolean | undefined;
  /** Lets long words of a merchant's own break. */
  readonly isWrapping?: boolean | undefined;
};

/** A state or a kind in a word or two. The words carry it; the colour only helps. */
export function Pill({ children, tone = 'neutral', icon, hasDot = false, isWrapping = false }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], isWrapping && styles.wrapping)}>
      {hasDot && <span className={styles.dot} />}
      {icon}
      <span>{children}</span>
    </span>
  );
}
