import type { ReactNode } from 'react';
import styles from './EmptyState.module.scss';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether this is the only content of a page. The title is then an `h1`. */
  readonly isPage?: boolean | undefined;
};

export function EmptyState({ icon, title, children, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title} {...(isPage && { tabIndex: -1 })}>
        {title}
      </Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
