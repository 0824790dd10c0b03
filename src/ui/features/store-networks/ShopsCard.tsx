import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import { BarList } from '../../shared/components/BarList/BarList.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { useCountryName } from '../../shared/names/countryNames.ts';

/** Number of shops by country, published and pending. No call of the service lists the shops themselves. */
export const ShopsCard = observer(function ShopsCard({ editor }: { readonly editor: StoreNetworksEditor }) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const { countries } = editor;
  if (countries.length === 0) return undefined;
  const number = new Intl.NumberFormat(i18n.language);
  const longest = Math.max(...countries.flatMap(({ before, now }) => [before, now]));
  return (
    <Card
      title={t('inStoreReturns.shops.title')}
      description={t('inStoreReturns.shops.description')}
      isChanged={countries.some(({ before, now }) => before !== now)}
    >
      <BarList
        bars={countries.map(({ country, before, now }) => ({
          id: country ?? '',
          name: country === undefined ? t('inStoreReturns.shops.unknownCountry') : countryName(country),
          before: before / longest,
          now: now / longest,
          textBefore: number.format(before),
          textNow: number.format(now),
        }))}
      />
    </Card>
  );
});
