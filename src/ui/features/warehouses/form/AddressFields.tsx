import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { countriesIn } from '../../../../domain/international/country.ts';
import { countryCodes } from '../../../../domain/international/countryCodes.ts';
import type { FlaggedInput } from '../../../../domain/warehouses/address/addressCheck.ts';
import {
  addressFormOf,
  type AddressFormField,
  type AddressLabel,
} from '../../../../domain/warehouses/address/form/addressForm.ts';
import { regionListOf } from '../../../../domain/warehouses/regions/regionsOf.ts';
import { classNames } from '../../../shared/classNames.ts';
import { ComboBox } from '../../../shared/components/ComboBox/ComboBox.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { countryNames } from '../../../shared/names/countryNames.ts';
import { useFoundCountries } from '../../../shared/names/useFoundCountries.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './AddressFields.module.scss';
import { LookupField } from './LookupField.tsx';
import type { WarehouseInput } from './warehouseInput.ts';

export const addressLabelKey = (label: AddressLabel) => `returnAddresses.labels.${label}` as const;

export type AddressFieldsProps = {
  readonly form: FormState<WarehouseInput>;
  /** Fields whose values the address service did not find [WH-6]. */
  readonly flagged: readonly FlaggedInput[];
};

export const AddressFields = observer(function AddressFields({ form, flagged }: AddressFieldsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { configuration: owner } = useService(BrandingStore);
  const { values } = form;
  const { country } = values;
  const options = useMemo(() => {
    const offeredCodes = country === '' || countryCodes.includes(country) ? countryCodes : [...countryCodes, country];
    return countriesIn({ ...countryNames, codes: offeredCodes }, language).map(({ code, name }) => ({
      id: code,
      label: name === code ? code : `${name} (${code})`,
    }));
  }, [language, country]);
  const findCountry = useFoundCountries();
  const { rows, postcodeExample } = addressFormOf(country, values);
  const regions = regionListOf(country);
  const flaggedText = (name: AddressFormField['name']): string | undefined =>
    (flagged as readonly string[]).includes(name) ? t('returnAddresses.check.checkField') : undefined;

  function fieldOf({ name, label }: AddressFormField) {
    const { error, ...field } = form.field(name);
    const texts = { ...field, label: t(addressLabelKey(label)), error: error ?? flaggedText(name) };
    if (name === 'area' && regions) {
      return (
        <Select
          key={name}
          {...texts}
          options={regions.map(({ value, title }) => ({ id: value, label: title }))}
          value={values.area === '' ? undefined : values.area}
          placeholder={t('returnAddresses.form.choose')}
        />
      );
    }
    const isPostcode = name === 'postcode';
    return (
      <TextField
        key={name}
        {...texts}
        dir={isPostcode ? 'ltr' : 'auto'}
        hint={
          isPostcode && postcodeExample !== undefined && values.postcode === ''
            ? t('returnAddresses.form.postcodeExample', { example: postcodeExample })
            : undefined
        }
        autoComplete="off"
      />
    );
  }

  return (
    <>
      <ComboBox
        {...form.field('country')}
        onChange={(code) => form.change(code === country ? {} : { country: code, area: '' })}
        label={t('returnAddresses.form.country')}
        optionalMark={undefined}
        options={options}
        value={country}
        emptyText={t('returnAddresses.form.noCountry')}
        find={findCountry}
      />
      {owner?.extensions.addressLookup === true && country !== '' && (
        <LookupField form={form} isFlagged={flagged.includes('autoComplete')} />
      )}
      {country !== '' &&
        rows.map((row) => (
          <div
            key={row.map(({ name }) => name).join()}
            className={classNames(styles.row, row.length > 1 && row.at(-1)?.name === 'line1' && styles.street)}
          >
            {row.map(fieldOf)}
          </div>
        ))}
    </>
  );
});
