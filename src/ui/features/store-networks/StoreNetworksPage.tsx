import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import { foldForSearch } from '../../../domain/shared/foldForSearch.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { useService } from '../../shared/services.tsx';
import { InStoreCard } from './InStoreCard.tsx';
import { NetworksTable } from './NetworksTable.tsx';
import { NoNetworks } from './NoNetworks.tsx';
import styles from './StoreNetworksPage.module.scss';

/** From how many networks on they can be searched. */
const MANY = 8;

/** At which shops customers can hand returns in [CR-7]. */
export const StoreNetworksPage = observer(function StoreNetworksPage() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new StoreNetworksEditor(company, changes));
  const [query, setQuery] = useState('');
  const { rows, isOn } = editor;
  const sought = foldForSearch(query.trim());
  const found = sought === '' ? rows : rows.filter(({ name }) => foldForSearch(name).includes(sought));
  return (
    <>
      <PageHeader title={t('inStoreReturns.title')} description={t('inStoreReturns.description')} />
      {rows.length === 0 ? (
        <NoNetworks />
      ) : (
        <PageColumns asideWidth="wide" aside={<PortalPreview screen="selectReturnMethod" />}>
          <InStoreCard editor={editor} />
          {isOn && rows.every((row) => !row.isOn) && (
            <Banner tone="warning">{t('changes.problems.noStoreNetworkOn')}</Banner>
          )}
          {rows.length >= MANY && (
            <div className={styles.search}>
              <SearchField
                label={t('inStoreReturns.search')}
                placeholder={t('inStoreReturns.search')}
                value={query}
                onChange={setQuery}
                hasShortcut
              />
            </div>
          )}
          <NetworksTable editor={editor} rows={found} isSearched={sought !== ''} />
        </PageColumns>
      )}
    </>
  );
});
