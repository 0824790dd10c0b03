import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/languages/language.ts';
import { classNames } from '../../../shared/classNames.ts';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './Texts.module.scss';

/** What the boxes of a meter stand for, and what becomes of the texts of a language that is switched off. */
export function TextsLegend({ start }: { readonly start: Language }) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return (
    <ul className={styles.legend}>
      <li>
        <i className={classNames(styles.box, styles.written)} />
        {t('consumerLanguages.legend.written')}
      </li>
      <li>
        <i className={classNames(styles.box, styles.borrowed)} />
        {t('consumerLanguages.legend.borrowed', { language: languageName(start) })}
      </li>
      <li>
        <i className={classNames(styles.box, styles.unwritten)} />
        {t('consumerLanguages.legend.products')}
      </li>
      <li className={styles.kept}>{t('consumerLanguages.keepsAll')}</li>
    </ul>
  );
}
