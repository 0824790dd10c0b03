import type { ReactNode } from 'react';
import styles from './DialogColumns.module.scss';

export type DialogColumnsProps = {
  /** The fields. */
  readonly children: ReactNode;
  /** What they touch. */
  readonly aside: ReactNode;
};

/** The fields of a wide form dialog beside what they touch; on a narrow screen above it. */
export function DialogColumns({ children, aside }: DialogColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
