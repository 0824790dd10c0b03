import type { ReactNode } from 'react';
import styles from './SettingsGroup.module.scss';

/** Cards of the settings page below one heading. */
export function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
