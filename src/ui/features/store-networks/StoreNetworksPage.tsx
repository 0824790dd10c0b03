import { Type, Store } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { consumerLanguages } from '../../../domain/application-config/consumerLanguages.ts';
import { textSlots } from '../../../domain/consumer-text/textSlot.ts';
import { foldForSearch } from '../../../domain/shared/foldForSearch.ts';
import type { NetworkRow } from '../../../domain/store-networks/networkRows.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { useCarrierName } from '../../shared/names/useCarrierName.ts';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { useService } from '../../shared/services.tsx';
import { InStoreCard } from './InStoreCard.tsx';
import { NetworksTable } from './NetworksTable.tsx';
import styles from './StoreNetworksPage.module.scss';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { BarList } from '../../shared/components/BarList/BarList.tsx';
import { useCountryName } from '../../shared/names/countryNames.ts';

const MIN_ROWS_WITH_SEARCH = 4;

/** First text of the screen for the return method. Links to the texts of this screen open the first text. */
const heading = textSlots.find(({ step }) => step === 'selectReturnMethod');

/** Page to enable the store networks in which customers can return items [CR-7]. */
export const StoreNetworksPage = observer(function StoreNetworksPage() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const editor = useEditor(StoreNetworksEditor);
  const [query, setQuery] = useState('');
  const { rows, isOn } = editor;
  const searchText = foldForSearch(query.trim());
  const carrierName = useCarrierName();
  const textsOf = ({ name, carrierId }: NetworkRow): readonly string[] =>
    carrierId === undefined ? [name] : [name, carrierName(carrierId)];
  const foundRows = rows.filter((row) => textsOf(row).some((text) => foldForSearch(text).includes(searchText)));
  const { pendingConfiguration: pending } = company;
  const toWording = useSettingLink()(
    'consumer-text',
    pending && heading && configKey({ kind: 'text', language: consumerLanguages(pending).start, slot: heading }),
  );
  return (
    <>
      <PageHeader
        title={t('storeNetworks.title')}
        description={t('storeNetworks.description')}
        actions={
          toWording && (
            <Button icon={<Glyph of={Type} />} onPress={toWording}>
              {t('storeNetworks.editWording')}
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <Card density="flush">
          <EmptyState icon={<Glyph of={Store} />} title={t('storeNetworks.empty.title')}>
            {t('storeNetworks.empty.description')}
          </EmptyState>
        </Card>
      ) : (
        <PageColumns asideWidth="wide" aside={<PortalPreview screen="selectReturnMethod" />}>
          <InStoreCard editor={editor} />
          {isOn && rows.every((row) => !row.isOn) && (
            <Banner tone="warning">{t('changes.problems.noStoreNetworkOn')}</Banner>
          )}
          {rows.length >= MIN_ROWS_WITH_SEARCH && (
            <div className={styles.search}>
              <SearchField
                label={t('storeNetworks.search')}
                placeholder={t('storeNetworks.search')}
                value={query}
                onChange={setQuery}
                hasShortcut
              />
            </div>
          )}
          <NetworksTable editor={editor} rows={foundRows} isSearched={searchText !== ''} />
          <ShopsCard editor={editor} />
        </PageColumns>
      )}
    </>
  );
});

/** Card with the number of shops by country, published and pending. The service cannot list the shops themselves. */
const ShopsCard = observer(function ShopsCard({ editor }: { readonly editor: StoreNetworksEditor }) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const { countries } = editor;
  if (countries.length === 0) return undefined;
  const number = new Intl.NumberFormat(i18n.language);
  const longest = Math.max(...countries.flatMap(({ before, now }) => [before, now]));
  return (
    <Card
      title={t('storeNetworks.shops.title')}
      description={t('storeNetworks.shops.description')}
      isChanged={countries.some(({ before, now }) => before !== now)}
    >
      <BarList
        bars={countries.map(({ country, before, now }) => ({
          id: country ?? '',
          name: country === undefined ? t('storeNetworks.shops.unknownCountry') : countryName(country),
          before: before / longest,
          now: now / longest,
          textBefore: number.format(before),
          textNow: number.format(now),
        }))}
      />
    </Card>
  );
});
