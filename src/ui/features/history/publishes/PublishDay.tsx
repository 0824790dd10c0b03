import { useId, type ReactNode } from 'react';
import styles from './PublishDay.module.scss';

export function PublishDay({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
