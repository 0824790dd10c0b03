import type { ReactNode } from 'react';
import styles from './DialogColumns.module.scss';

export type DialogColumnsProps = {
  /** Fields. */
  readonly children: ReactNode;
  /** Preview of their effect. */
  readonly aside: ReactNode;
};

/** The preview is next to the fields, or above them on a narrow screen. */
export function DialogColumns({ children, aside }: DialogColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
