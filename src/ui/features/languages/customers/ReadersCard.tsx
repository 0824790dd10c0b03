import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import { languages, ownNameOf, type Language } from '../../../../domain/languages/language.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './ReadersCard.module.scss';

const MAX_LISTED = 3;

export const ReadersCard = observer(function ReadersCard({ editor }: { readonly editor: ConsumerLanguagesEditor }) {
  const { t, i18n } = useTranslation();
  const languageName = useLanguageName();
  const countryName = useCountryName();
  const listOf = useNameList();
  if (!editor.pending) return undefined;
  const { offered, start } = editor.pending;
  const { countriesOf, others } = editor.readers;
  const number = new Intl.NumberFormat(i18n.language);
  const spoken = (language: Language): readonly string[] => countriesOf.get(language) ?? [];
  const missing = languages.filter((language) => !offered.includes(language) && spoken(language).length > 0);
  const line = (codes: readonly string[]) => (
    <>
      <small className={styles.countries}>{listOf(codes.map(countryName), MAX_LISTED)}</small>
      <span className={styles.count}>{number.format(codes.length)}</span>
    </>
  );
  return (
    <Card title={t('consumerLanguages.readers.title')} description={t('consumerLanguages.readers.description')}>
      <ul className={styles.lines}>
        {offered.map((language) => (
          <li key={language} className={styles.line}>
            <span lang={language} className={styles.language}>
              {ownNameOf(language)}
            </span>
            {spoken(language).length > 0 ? (
              line(spoken(language))
            ) : (
              <small className={styles.countries}>{t('consumerLanguages.readers.byChoice')}</small>
            )}
          </li>
        ))}
        {(missing.length > 0 || others.length > 0) && (
          <li className={styles.apart}>{t('consumerLanguages.readers.others', { language: languageName(start) })}</li>
        )}
        {missing.map((language) => (
          <li key={language} className={styles.line}>
            <span className={styles.language}>{languageName(language)}</span>
            {line(spoken(language))}
            <span className={styles.act}>
              <Button size="compact" onPress={() => editor.edit({ kind: 'offer', language })}>
                {t('consumerLanguages.offer', { language: languageName(language) })}
              </Button>
            </span>
          </li>
        ))}
        {others.length > 0 && (
          <li className={styles.line}>
            <span className={styles.language}>{t('consumerLanguages.readers.otherLanguages')}</span>
            {line(others)}
          </li>
        )}
      </ul>
    </Card>
  );
});
