import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Analytics } from '../../../application/shared/Analytics.ts';
import { Ids } from '../../../application/shared/Ids.ts';
import { AddressGateway } from '../../../application/warehouses/AddressGateway.ts';
import { AddressVerdicts } from '../../../application/warehouses/AddressVerdicts.ts';
import { WarehousesEditor } from '../../../application/warehouses/WarehousesEditor.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { ChangeProblems } from '../../shared/changes/review/ChangeProblems.tsx';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { useWarehouseActions } from './list/useWarehouseActions.ts';
import { WarehousesTable, NoWarehouses } from './list/WarehousesTable.tsx';
import styles from './WarehousesPage.module.scss';
import { DestinationsCard } from './destinations/DestinationsCard.tsx';
import { countryNamed } from '../../../domain/international/matchCountry.ts';
import { languages } from '../../../domain/languages/language.ts';
import { foldForSearch } from '../../../domain/shared/foldForSearch.ts';
import { countryNames, useCountryName } from '../../shared/names/countryNames.ts';

const WarehouseDialog = lazyComponent(async () => (await import('./form/WarehouseDialog.tsx')).WarehouseDialog);
const RemoveDialog = lazyComponent(async () => (await import('./remove/RemoveDialog.tsx')).RemoveDialog);

const MIN_ROWS_WITH_SEARCH = 8;

/** Page to edit the addresses to which items are returned [WH-1]. */
export const WarehousesPage = observer(function WarehousesPage() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const ids = useService(Ids);
  const gateway = useService(AddressGateway);
  const analytics = useService(Analytics);
  const [editor] = useState(() => new WarehousesEditor(company, changes, ids));
  const [verdicts] = useState(() => new AddressVerdicts(gateway, company, analytics));
  const address = useDialogAddress('address');
  const removal = useDialogAddress('remove');
  const actions = useWarehouseActions(editor, address.open, removal.open);
  const { query, setQuery, found } = useFoundWarehouses(editor);
  const row = address.opened === undefined ? undefined : editor.row(address.opened);
  const edited = row?.isRemoved ? undefined : row;
  const removed = removal.opened === undefined ? undefined : editor.row(removal.opened);
  const { rows, isEmpty } = editor;
  return (
    <>
      <PageHeader
        title={t('returnAddresses.title')}
        description={t('returnAddresses.description')}
        actions={
          !isEmpty && (
            <Button icon={<Glyph of={Plus} />} onPress={address.openNew}>
              {t('returnAddresses.add')}
            </Button>
          )
        }
      />
      <PageSteps of="warehouses" />
      {editor.deliveryProblems.length > 0 && (
        <div className={styles.problems}>
          <ChangeProblems problems={editor.deliveryProblems} />
        </div>
      )}
      {address.opened !== undefined && !edited && (
        <Banner tone="info" onDismiss={address.close}>
          {t(row ? 'returnAddresses.toBeRemoved' : 'returnAddresses.gone')}
        </Banner>
      )}
      {isEmpty ? (
        <NoWarehouses onAdd={address.openNew} />
      ) : (
        <div className={styles.parts}>
          {rows.length >= MIN_ROWS_WITH_SEARCH && (
            <div className={styles.search}>
              <SearchField
                label={t('returnAddresses.search')}
                placeholder={t('returnAddresses.search')}
                value={query}
                onChange={setQuery}
                hasShortcut
              />
            </div>
          )}
          <WarehousesTable rows={found} isSearched={query.trim() !== ''} verdicts={verdicts} actions={actions} />
          <DestinationsCard editor={editor} />
        </div>
      )}
      {(address.isNew || edited) && (
        <WarehouseDialog
          key={address.opened}
          editor={editor}
          verdicts={verdicts}
          row={edited}
          actions={actions}
          onClose={address.close}
        />
      )}
      {removed && !removed.isRemoved && (
        <RemoveDialog key={removal.opened} editor={editor} row={removed} onClose={removal.close} />
      )}
    </>
  );
});

/** For MobX observers. Searches addresses by name, address lines and country. */
function useFoundWarehouses(editor: WarehousesEditor) {
  const [query, setQuery] = useState('');
  const countryName = useCountryName();
  const words = foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const { rows } = editor;
  if (words.length === 0) return { query, setQuery, found: rows };
  const similarCountry = countryNamed(query, countryNames, languages);
  const found = rows.filter(({ name, lines, country = '' }) => {
    const text = foldForSearch([name, ...lines, country, countryName(country)].join(' '));
    return country === similarCountry || words.every((word) => text.includes(word));
  });
  return { query, setQuery, found };
}
