import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InternationalEditor } from '../../../../application/international/InternationalEditor.ts';
import type { CountryRow, CountryLack } from '../../../../domain/reach/countryRows.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { useCarrierName } from '../../../shared/names/useCarrierName.ts';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import styles from './useCountryColumns.module.scss';
import type { FeatureName } from '../../../../domain/features/featureNames.ts';
import { languageOfCountry } from '../../../../domain/international/country.ts';
import { SettingLink } from '../../../shared/settings/SettingLink.tsx';

export function useCountryColumns(editor: InternationalEditor): readonly DataColumn<CountryRow>[] {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const carrierName = useCarrierName();
  const listOf = useNameList();
  return useMemo(() => {
    const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
    return [
      {
        id: 'country',
        header: t('countries.columns.country'),
        isRowHeader: true,
        place: 'title',
        width: 2.5,
        render: ({ code, isHome, isOn, wasOn }) => (
          <span className={styles.name}>
            <span className={styles.code}>{code}</span>
            <span>{countryName(code)}</span>
            {isHome && <Pill>{t('countries.homeCountry')}</Pill>}
            {isOn !== wasOn && (
              <Pill tone="pending">{t(isOn ? 'countries.states.newlyOn' : 'countries.states.newlyOff')}</Pill>
            )}
          </span>
        ),
      },
      {
        id: 'carriers',
        header: t('countries.columns.carriers'),
        width: 2,
        render: ({ carriers, isOn }) => (
          <span className={isOn ? undefined : styles.muted}>
            {carriers.length === 0 ? t('countries.nobody') : listOf(carriers.map(carrierName))}
          </span>
        ),
      },
      {
        id: 'language',
        header: t('countries.columns.language'),
        width: 1.5,
        render: ({ language, isOn }) => (
          <span className={isOn ? undefined : styles.muted} lang={language}>
            {ownNameOf(language)}
          </span>
        ),
      },
      {
        id: 'lacks',
        header: t('countries.columns.lacks'),
        width: 2,
        render: ({ code, lacks, language }) =>
          lacks.length > 0 && (
            <ul className={styles.lacks}>
              {lacks.map((lack) => (
                <li key={lack} className={lack === 'fee' ? styles.minor : undefined}>
                  <SettingLink feature={featureOfLack[lack]}>
                    {t(`countries.lacks.${lack}`, { language: languageNames.of(languageOfCountry(code) ?? language) })}
                  </SettingLink>
                </li>
              ))}
            </ul>
          ),
      },
      {
        id: 'on',
        header: t('countries.columns.on'),
        place: 'aside',
        width: 'control',
        render: ({ code, isHome, isOn }) => (
          <Switch
            label={t('countries.useNamed', { country: countryName(code) })}
            isLabelHidden
            isSelected={isOn}
            isDisabled={isHome}
            onChange={(isSelected) => editor.switchOn([code], isSelected)}
          />
        ),
      },
    ];
  }, [t, i18n.language, countryName, carrierName, listOf, editor]);
}

const featureOfLack: Readonly<Record<CountryLack, FeatureName>> = {
  carrier: 'carriers',
  delivery: 'carriers',
  address: 'warehouses',
  language: 'languages',
  fee: 'rules',
};
