import type { ReactNode } from 'react';
import styles from './DialogColumns.module.scss';

export type DialogColumnsProps = {
  readonly children: ReactNode;
  readonly aside: ReactNode;
};

/** Shows a preview next to the form fields, or above them on a narrow screen. */
export function DialogColumns({ children, aside }: DialogColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
