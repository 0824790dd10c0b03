import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FeatureName } from '../../../../domain/features/featureNames.ts';
import { languageOfCountry } from '../../../../domain/international/country.ts';
import type { CountryLack, CountryRow } from '../../../../domain/reach/countryRows.ts';
import { SettingLink } from '../../../shared/settings/SettingLink.tsx';
import styles from './CountryLacks.module.scss';

const places: Readonly<Record<CountryLack, FeatureName>> = {
  carrier: 'carriers',
  delivery: 'carriers',
  address: 'warehouses',
  language: 'languages',
  fee: 'rules',
};

/** Missing settings of a country, with links. */
export const CountryLacks = observer(function CountryLacks({ row }: { readonly row: CountryRow }) {
  const { t, i18n } = useTranslation();
  if (row.lacks.length === 0) return undefined;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const language = names.of(languageOfCountry(row.code) ?? row.language);
  return (
    <ul className={styles.lacks}>
      {row.lacks.map((lack) => (
        <li key={lack} className={lack === 'fee' ? styles.minor : undefined}>
          <SettingLink feature={places[lack]}>{t(`countries.lacks.${lack}`, { language })}</SettingLink>
        </li>
      ))}
    </ul>
  );
});
