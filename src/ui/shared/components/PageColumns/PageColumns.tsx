import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './PageColumns.module.scss';

export type PageColumnsProps = {
  /** What is edited. */
  readonly children: ReactNode;
  /** What follows from it: beside it where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  /** `narrow` leaves room for a table; `wide` is a preview as broad as a phone, in sight while what it shows is edited. */
  readonly asideWidth?: 'narrow' | 'medium' | 'wide';
};

/** A page of cards with what follows from them beside it. */
export function PageColumns({ children, aside, asideWidth = 'medium' }: PageColumnsProps) {
  return (
    <div className={styles.page}>
      <div className={classNames(styles.columns, aside !== undefined && styles[asideWidth])}>
        <div className={styles.main}>{children}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
