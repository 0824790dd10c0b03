import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReturnReasonsStore } from '../../../application/return-reasons/ReturnReasonsStore.ts';
import { reasonPatternOf } from '../../../domain/company/parts/returnReason.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { CustomerPreview } from './cards/CustomerPreview.tsx';
import { NoReasons } from './table/NoReasons.tsx';
import { PatternCard } from './pattern/PatternCard.tsx';
import { PaymentCard } from './cards/PaymentCard.tsx';
import { ReasonsSwitch } from './cards/ReasonsSwitch.tsx';
import { ReasonsTable } from './table/ReasonsTable.tsx';
import { useReasonActions } from './table/useReasonActions.ts';
import { useReasonAddress } from './useReasonAddress.ts';

const ReasonDialog = lazyComponent(async () => (await import('./form/ReasonDialog.tsx')).ReasonDialog);

/** What customers can choose when they return something, with what follows from it. */
export const ReturnReasonsPage = observer(function ReturnReasonsPage() {
  const { t } = useTranslation();
  const store = useService(ReturnReasonsStore);
  const address = useReasonAddress();
  const actions = useReasonActions(store, address.open);
  const { rows, pending, published, offered } = store;
  const row = address.reason === undefined ? undefined : store.row(address.reason);
  const isGone = address.reason !== undefined && !address.isNew && !row;
  return (
    <>
      <PageHeader
        title={t('returnReasons.title')}
        description={t('returnReasons.description')}
        actions={
          rows.length > 0 && (
            <Button icon={<Glyph of={Plus} />} onPress={address.openNew}>
              {t('returnReasons.add')}
            </Button>
          )
        }
      />
      <PageColumns
        asideWidth="narrow"
        aside={
          <>
            <PaymentCard
              paymentType={store.paymentType}
              publishedType={store.publishedPaymentType}
              reasons={pending.reasons}
            />
            <CustomerPreview offered={offered} />
          </>
        }
      >
        {isGone && (
          <Banner tone="info" onDismiss={address.close} dismissLabel={t('common.dismiss')}>
            {t('returnReasons.gone', { code: address.reason })}
          </Banner>
        )}
        {rows.length > 0 && offered.length === 0 && (
          <Banner tone="info" title={t('returnReasons.settings.hidden')}>
            {t('returnReasons.settings.enabledHint')}
          </Banner>
        )}
        {rows.length === 0 ? (
          <NoReasons onAdd={address.openNew} />
        ) : (
          <ReasonsTable
            rows={rows}
            staying={store.codes}
            actions={actions}
            onArrange={(codes) => store.arrange(codes)}
          />
        )}
        <ReasonsSwitch isOn={pending.enabled} isOnNow={published.enabled} onChange={(isOn) => store.switchOn(isOn)} />
        <PatternCard pattern={reasonPatternOf(pending)} published={reasonPatternOf(published)} />
      </PageColumns>
      {(address.isNew || (row && row.state !== 'removed')) && (
        <ReasonDialog
          key={address.reason}
          row={row}
          onSave={(draft) => store.save(draft, row?.code)}
          onClose={address.close}
        />
      )}
    </>
  );
});
