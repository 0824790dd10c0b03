import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refundsFields } from '../../../../domain/refunds/refundsFields.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { ComboBox } from '../../../shared/components/ComboBox/ComboBox.tsx';
import { useConfigurationField } from '../../../shared/changes/fields/useConfigurationField.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import { useService } from '../../../shared/services.tsx';
import { nameOrder } from '../../../../domain/languages/language.ts';

/** Option for the portal's default currency. Not a valid currency code. */
const OWN = 'own';

export const CurrencyCard = observer(function CurrencyCard() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const home = useHomeCurrency();
  const defaultLabel =
    home === undefined
      ? t('refunds.currency.own')
      : t('refunds.currency.home', { currency: currencyName(home, language) });
  const currency = useConfigurationField(refundsFields, 'currencyOverride', '', {
    textOf: (code) => (code === '' ? defaultLabel : currencyName(code, language)),
  });
  const { value, onChange, ...texts } = currency.choice;
  const options = useMemo(
    // Add the current currency, because the browser may not know it.
    () => currencyNames([...Intl.supportedValuesOf('currency'), ...(value === '' ? [] : [value])], language),
    [value, language],
  );
  return (
    <Card title={t('refunds.currency.title')} isChanged={currency.isChanged}>
      <ComboBox
        {...texts}
        label={t('refunds.currency.label')}
        hint={t('refunds.currency.hint')}
        emptyText={t('refunds.currency.notFound')}
        options={[{ id: OWN, label: defaultLabel }, ...options.map(({ code, name }) => ({ id: code, label: name }))]}
        value={value === '' ? OWN : value}
        onChange={(chosen) => onChange(chosen === OWN ? '' : chosen)}
      />
    </Card>
  );
});

/** Returns the default currency of prices, i.e. the currency of the home country. */
export function useHomeCurrency(): string | undefined {
  const { configuration } = useService(CompanyStore);
  return configuration && portalCurrency({ currencyOverride: undefined, international: configuration.international });
}

/** ISO 4217 codes that are not currencies: metals, units of account, test codes. */
const NOT_MONEY: ReadonlySet<string> = new Set('XAG XAU XPD XPT XBA XBB XBC XBD XDR XSU XUA XTS XXX'.split(' '));

type Currency = { readonly code: string; readonly name: string };

function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}

function currencyNames(codes: readonly string[], language: string): readonly Currency[] {
  return [...new Set(codes)]
    .filter((code) => !NOT_MONEY.has(code))
    .map((code) => ({ code, name: currencyName(code, language) }))
    .toSorted(nameOrder(language, ({ name }) => name));
}
