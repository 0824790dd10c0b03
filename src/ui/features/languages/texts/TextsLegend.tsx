import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/languages/language.ts';
import { classNames } from '../../../shared/classNames.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './Texts.module.scss';

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
