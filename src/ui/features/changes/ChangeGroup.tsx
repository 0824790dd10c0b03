import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './ChangeGroup.module.scss';

export type ChangeGroupProps = { readonly title: string; readonly count: string; readonly children: ReactNode };

/** The changes of one page. */
export function ChangeGroup({ title, count, children }: ChangeGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.header}>
        <h3 id={id}>{title}</h3>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
