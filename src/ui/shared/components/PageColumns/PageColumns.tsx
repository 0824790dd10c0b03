import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './PageColumns.module.scss';

export type PageColumnsProps = {
  /** Editable content. */
  readonly children: ReactNode;
  /** Preview of the effect, next to the content or below it. */
  readonly aside?: ReactNode;
  /** `narrow` leaves space for a table. `wide` is a preview of a phone's width. */
  readonly asideWidth?: 'narrow' | 'medium' | 'wide';
};

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
