import { useTranslation } from 'react-i18next';
import type { Completeness } from '../../../domain/consumer-text/completeness.ts';
import { classNames } from '../../shared/classNames.ts';
import styles from './WrittenCount.module.scss';

/** How many of its texts a language has; marked where customers read another language instead of one that lacks. */
export function WrittenCount({ texts }: { readonly texts: Completeness | undefined }) {
  const { t } = useTranslation();
  if (!texts) return undefined;
  const { written, borrowed, unwritten } = texts;
  return (
    <span className={classNames(styles.count, borrowed.length > 0 && styles.lacks)}>
      {t('wording.written', {
        written: written.length,
        total: written.length + borrowed.length + unwritten.length,
      })}
    </span>
  );
}
