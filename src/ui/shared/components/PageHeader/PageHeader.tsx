import type { ReactNode } from 'react';
import styles from './PageHeader.module.scss';

export type PageHeaderProps = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a page: its one `h1`, what it is for, and what can be done on it. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
