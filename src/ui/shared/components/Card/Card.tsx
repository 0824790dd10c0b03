import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './Card.module.scss';

export type CardProps = {
  readonly children?: ReactNode;
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly density?: 'regular' | 'compact' | 'flush' | undefined;
  /** Marks the card's edge, because the card contains unpublished changes. */
  readonly isChanged?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly 'data-setting'?: string | undefined;
};

export function Card(props: CardProps) {
  const { children, title, description, actions, density = 'regular', isChanged = false, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      data-setting={props['data-setting']}
      className={classNames(styles.card, styles[density], isChanged && styles.changed)}
    >
      {title !== undefined && (
        <header className={styles.header}>
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions}
        </header>
      )}
      <KeyedText>{children}</KeyedText>
    </section>
  );
}
