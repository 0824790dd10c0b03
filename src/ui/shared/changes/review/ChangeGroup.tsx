import { type ReactNode, useId } from 'react';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import styles from './ChangeGroup.module.scss';

export type ChangeGroupProps = {
  readonly title: string;
  readonly count: string;
  readonly icon?: ReactNode;
  /** Button that applies to all changes of the group. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly children: ReactNode;
};

export function ChangeGroup({ title, count, icon, action, level = 3, children }: ChangeGroupProps) {
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.header}>
        <Heading id={id} className={styles.title}>
          {icon}
          <KeyedText>{title}</KeyedText>
        </Heading>
        {action}
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
