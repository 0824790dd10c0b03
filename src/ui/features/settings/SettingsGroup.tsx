import type { ReactNode } from 'react';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './SettingsGroup.module.scss';

/** Cards of the settings page below one heading. */
export function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <KeyedText>{children}</KeyedText>
    </section>
  );
}
