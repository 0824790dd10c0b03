import { useTranslation } from 'react-i18next';
import type { Completeness } from '../../../../domain/consumer-text/completeness.ts';
import { classNames } from '../../../shared/classNames.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './Texts.module.scss';

/**
 * Shows how many texts the merchant has written, how many appear in another language, and how many are default texts.
 */
export function TextsMeter({ texts: { written, borrowed, unwritten } }: { readonly texts: Completeness }) {
  const { t } = useTranslation();
  const total = written.length + borrowed.length + unwritten.length;
  if (written.length === 0) return <span className={styles.muted}>{t('consumerLanguages.texts.none')}</span>;
  const boxes = [
    ...written.map(() => styles.written),
    ...borrowed.map(() => styles.borrowed),
    ...unwritten.map(() => styles.unwritten),
  ];
  return (
    <span className={styles.meter}>
      <KeyedText>{t('consumerLanguages.texts.count', { written: written.length, total })}</KeyedText>
      <span className={styles.boxes} aria-hidden="true">
        {boxes.map((box, place) => (
          // The boxes have no id, so the index is the key.
          <i key={place} className={classNames(styles.box, box)} />
        ))}
      </span>
    </span>
  );
}
