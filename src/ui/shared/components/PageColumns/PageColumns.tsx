import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './PageColumns.module.scss';

export type PageColumnsProps = {
  readonly children: ReactNode;
  /** Preview of the edited content, next to or below the main content. */
  readonly aside?: ReactNode;
  /** `narrow` leaves enough space for a table in the content. `wide` fits a preview in the width of a phone. */
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
