import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

/** Words for those who listen, beside what others see. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string | undefined }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
