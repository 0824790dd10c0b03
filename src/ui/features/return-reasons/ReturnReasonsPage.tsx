import { Ellipsis, Plus, ListChecks } from 'lucide-react';
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
import { ReasonsTable } from './table/ReasonsTable.tsx';
import { useReasonActions } from './table/useReasonActions.ts';
import { PatternCard } from './pattern/PatternCard.tsx';
import { ReasonsAside } from './cards/ReasonsAside.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { REASONS_ENABLED_KEY } from '../../../domain/return-reasons/reasonList.ts';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';

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
          <MissingNotice code={address.opened} isToBeRemoved={row !== undefined} onDismiss={address.close} />
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
        <Card title={t('returnReasons.settings.title')} isChanged={isEnabled !== published.enabled}>
          <Switch
            data-setting={REASONS_ENABLED_KEY}
            label={t('returnReasons.settings.enabled')}
            description={t('returnReasons.settings.enabledHint')}
            isSelected={isEnabled}
            onChange={(isOn) => store.switchOn(isOn)}
          />
        </Card>
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
  const { t } = useTranslation();
  if (store.isEmpty || !store.offersNothing) return undefined;
  return (
    <Banner
      tone="info"
      title={t(store.publishedOffersNothing ? 'returnReasons.settings.hidden' : 'returnReasons.settings.hiddenAfter')}
    >
      {t('returnReasons.settings.enabledHint')}
    </Banner>
  );
});

type MissingNoticeProps = {
  readonly code: string;
  /** Whether the reason still exists, but the next publish removes it. */
  readonly isToBeRemoved: boolean;
  readonly onDismiss: () => void;
};

function MissingNotice({ code, isToBeRemoved, onDismiss }: MissingNoticeProps) {
  const { t } = useTranslation();
  const text = t(isToBeRemoved ? 'returnReasons.toBeRemoved' : 'returnReasons.gone', { code });
  // Announce the message to screen readers, because it may replace a dialog.
  useAnnouncement(text);
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      {text}
    </Banner>
  );
}

function NoReasons({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={ListChecks} />}
        title={t('returnReasons.empty.title')}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('returnReasons.add')}
          </Button>
        }
      >
        {t('returnReasons.empty.description')}
      </EmptyState>
    </Card>
  );
}
