import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../shared/names/useCountryName.ts';

/** Where a carrier collects, in a line. */
export function useCollectsText(): (countries: readonly string[] | undefined) => string {
  const { t } = useTranslation();
  const countryName = useCountryName();
  return (countries) => {
    if (!countries) return t('carriers.collectsEverywhere');
    const [only, ...others] = countries;
    return only !== undefined && others.length === 0
      ? t('carriers.collectsInOne', { country: countryName(only) })
      : t('carriers.collectsIn', { count: countries.length });
  };
}
