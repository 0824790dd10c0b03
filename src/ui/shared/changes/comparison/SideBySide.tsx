import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import styles from './SideBySide.module.scss';

export type SideBySideProps = {
  /** Absent for added values. */
  readonly before?: ReactNode;
  /** Absent for removed values. */
  readonly after?: ReactNode;
};

/** Stacked if there is not enough width. */
export function SideBySide({ before, after }: SideBySideProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {before !== undefined && (
        <figure className={styles.side}>
          <figcaption className={styles.label}>{t('changes.before')}</figcaption>
          <KeyedText>{before}</KeyedText>
        </figure>
      )}
      {after !== undefined && (
        <figure className={classNames(styles.side, styles.after)}>
          <figcaption className={styles.label}>{t('changes.after')}</figcaption>
          <KeyedText>{after}</KeyedText>
        </figure>
      )}
    </div>
  );
}
