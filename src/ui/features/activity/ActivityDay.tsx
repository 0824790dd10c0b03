import { useId, type ReactNode } from 'react';
import styles from './ActivityDay.module.scss';

export function ActivityDay({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
