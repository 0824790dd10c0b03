import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FeatureName } from '../../../../domain/features/featureNames.ts';
import { languageOfCountry, type CountryLack, type CountryRow } from '../../../../domain/reach/countryRows.ts';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import styles from './CountryLacks.module.scss';

/** Where what a country lacks is set. */
const places: Readonly<Record<CountryLack, FeatureName>> = {
  carrier: 'carriers',
  address: 'warehouses',
  language: 'languages',
  fee: 'rules',
};

/** What a country lacks, each leading to where it is mended. */
export const CountryLacks = observer(function CountryLacks({ row }: { readonly row: CountryRow }) {
  const { t, i18n } = useTranslation();
  const linkTo = useSettingLink();
  if (row.lacks.length === 0) return undefined;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const language = languageOfCountry(row.code);
  return (
    <ul className={styles.lacks}>
      {row.lacks.map((lack) => {
        const go = linkTo(places[lack]);
        const text =
          lack === 'language'
            ? t('countries.lacks.language', { language: language === undefined ? '' : names.of(language) })
            : t(`countries.lacks.${lack}`);
        return (
          <li key={lack} className={lack === 'fee' ? styles.minor : undefined}>
            {go ? (
              <button type="button" className={styles.link} onClick={go}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
});
