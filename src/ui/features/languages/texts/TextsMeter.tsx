import { useTranslation } from 'react-i18next';
import type { Completeness } from '../../../../domain/consumer-text/completeness.ts';
import { classNames } from '../../../shared/classNames.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './Texts.module.scss';
import type { Language } from '../../../../domain/languages/language.ts';
import { useLanguageName } from '../useLanguageName.ts';

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
        {boxes.map((box, index) => (
          // The boxes have no id, so the index is the key.
          <i key={index} className={classNames(styles.box, box)} />
        ))}
      </span>
    </span>
  );
}

export function TextsLegend({ start }: { readonly start: Language }) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return (
    <ul className={styles.legend}>
      <li>
        <i className={classNames(styles.box, styles.written)} />
        <KeyedText>{t('consumerLanguages.legend.written')}</KeyedText>
      </li>
      <li>
        <i className={classNames(styles.box, styles.borrowed)} />
        <KeyedText>{t('consumerLanguages.legend.borrowed', { language: languageName(start) })}</KeyedText>
      </li>
      <li>
        <i className={classNames(styles.box, styles.unwritten)} />
        <KeyedText>{t('consumerLanguages.legend.products')}</KeyedText>
      </li>
      <li className={styles.kept}>{t('consumerLanguages.keepsAll')}</li>
    </ul>
  );
}
