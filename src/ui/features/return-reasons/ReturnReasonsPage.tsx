import { Ellipsis, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnReasonsStore } from '../../../application/return-reasons/ReturnReasonsStore.ts';
import { reasonPatternOf } from '../../../domain/company/parts/returnReason.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../shared/components/Menu/Menu.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { NoReasons } from './table/NoReasons.tsx';
import { ReasonsSwitch } from './cards/ReasonsSwitch.tsx';
import { ReasonsTable } from './table/ReasonsTable.tsx';
import { useReasonActions } from './table/useReasonActions.ts';
import { PatternCard } from './pattern/PatternCard.tsx';
import { ReasonsAside } from './cards/ReasonsAside.tsx';
import { ReasonsNotice } from './cards/ReasonsNotice.tsx';

const ReasonDialog = lazyComponent(async () => (await import('./form/ReasonDialog.tsx')).ReasonDialog);
const ReasonsTransfer = lazyComponent(async () => (await import('./transfer/ReasonsTransfer.tsx')).ReasonsTransfer);
const BulkReasons = lazyComponent(async () => (await import('./bulk/BulkReasons.tsx')).BulkReasons);

export const ReturnReasonsPage = observer(function ReturnReasonsPage() {
  const { t } = useTranslation();
  const store = useService(ReturnReasonsStore);
  const address = useDialogAddress('reason');
  const importAddress = useDialogAddress('import');
  const [pasted, setPasted] = useState('');
  const [isExporting, setExporting] = useState(false);
  const actions = useReasonActions(store, address.open);
  const { isEmpty, isEnabled, pattern, published } = store;
  const row = address.opened === undefined ? undefined : store.row(address.opened);
  const edited = row?.state === 'removed' ? undefined : row;

  function startImport(text: string): void {
    setPasted(text);
    importAddress.openNew();
  }

  return (
    <>
      <PageHeader
        title={t('returnReasons.title')}
        description={t('returnReasons.description')}
        actions={
          <>
            {!isEmpty && (
              <Button icon={<Glyph of={Plus} />} onPress={address.openNew}>
                {t('returnReasons.add')}
              </Button>
            )}
            <Menu
              label={t('importing.menu')}
              entries={[
                { id: 'import', label: t('returnReasons.transfer.importAct'), onAction: () => startImport('') },
                {
                  id: 'export',
                  label: t('returnReasons.transfer.exportAct'),
                  onAction: () => setExporting(true),
                },
              ]}
            >
              <IconButton label={t('importing.menu')} icon={<Glyph of={Ellipsis} />} />
            </Menu>
          </>
        }
      />
      <PageSteps of="return-reasons" isSet={!store.offersNothing} />
      <PageColumns asideWidth="narrow" aside={<ReasonsAside />}>
        {address.opened !== undefined && !edited && (
          <ReasonsNotice missing={address.opened} isToBeRemoved={row !== undefined} onDismiss={address.close} />
        )}
        <NothingOffered store={store} />
        {isEmpty ? (
          <NoReasons onAdd={address.openNew} />
        ) : (
          <ReasonsTable
            store={store}
            actions={actions}
            onPasteRows={startImport}
            renderBulk={(selected) => <BulkReasons store={store} selected={selected} />}
          />
        )}
        <ReasonsSwitch isOn={isEnabled} isOnNow={published.enabled} onChange={(isOn) => store.switchOn(isOn)} />
        <PatternCard pattern={pattern} published={reasonPatternOf(published)} />
      </PageColumns>
      {(importAddress.isNew || isExporting) && (
        <ReasonsTransfer
          store={store}
          pasted={pasted}
          isExport={isExporting}
          onDone={isExporting ? () => setExporting(false) : importAddress.close}
        />
      )}
      {(address.isNew || edited) && (
        <ReasonDialog key={address.opened} store={store} row={edited} onClose={address.close} />
      )}
    </>
  );
});

const NothingOffered = observer(function NothingOffered({ store }: { readonly store: ReturnReasonsStore }) {
  return !store.isEmpty && store.offersNothing && <ReasonsNotice isHiddenNow={store.publishedOffersNothing} />;
});
