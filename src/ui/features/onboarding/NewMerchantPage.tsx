import { FileUp, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { NewMerchantsEditor } from '../../../application/onboarding/NewMerchantsEditor.ts';
import { Ids } from '../../../application/shared/Ids.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './NewMerchantPage.module.scss';
import { PendingMerchants } from './PendingMerchants.tsx';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import { onboardedBy } from '../../../domain/onboarding/onboardingCommand.ts';
import { signupFailureKey } from '../../../domain/onboarding/tradingName.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { useFailureText } from '../../shared/failures/useFailureText.ts';

const MerchantForm = lazyComponent(async () => (await import('./form/MerchantForm.tsx')).MerchantForm);
const ImportMerchants = lazyComponent(async () => (await import('./transfer/ImportMerchants.tsx')).ImportMerchants);

/** Page to add merchants by form or import. They are pending until they are published [OB-1] [SG-1]. */
export const NewMerchantPage = observer(function NewMerchantPage() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const branding = useService(BrandingStore);
  const company = useService(CompanyStore);
  const ids = useService(Ids);
  const [editor] = useState(() => new NewMerchantsEditor(changes, branding, ids));
  const address = useDialogAddress('merchant');
  const importing = useDialogAddress('import');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const edited = address.opened !== undefined && editor.find(address.opened) ? address.opened : undefined;

  const [isImported, setImported] = useState(false);
  const [isFormWanted, setFormWanted] = useState(false);
  // Collapse the form after an import, so that the user first reviews the imported merchants.
  const isFormOpen = !isImported || isFormWanted || edited !== undefined || editor.pending.length === 0;

  function startNewForm(): void {
    setRound(round + 1);
    void navigate('/merchants/new', { replace: true });
  }

  function edit(companyId: string, part?: 'signup'): void {
    void navigate({ search: `?${new URLSearchParams({ merchant: companyId, ...(part && { part }) })}` });
  }

  return (
    <>
      <BackLink label={t('navigation.merchantsOverview')} />
      <PageHeader
        title={t('navigation.newMerchant')}
        description={t('onboarding.description')}
        actions={
          <Button icon={<Glyph of={FileUp} />} onPress={importing.openNew}>
            {t('onboarding.import.act')}
          </Button>
        }
      />
      {company.configuration ? (
        <div className={styles.page}>
          <OnboardingNotices editor={editor} onEdit={edit} />
          {editor.pending.length > 0 && <PendingMerchants editor={editor} edited={edited} onEdit={address.open} />}
          {isFormOpen ? (
            <MerchantForm key={edited ?? round} editor={editor} edited={edited} onDone={startNewForm} />
          ) : (
            <div>
              <Button icon={<Glyph of={Plus} />} onPress={() => setFormWanted(true)}>
                {t('onboarding.addAnother')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
      {importing.isNew && company.configuration && (
        <ImportMerchants editor={editor} onImported={() => setImported(true)} onClose={importing.close} />
      )}
    </>
  );
});

const MAX_LINKED = 10;

type OnboardingNoticesProps = {
  readonly editor: NewMerchantsEditor;
  readonly onEdit: (companyId: string, part?: 'signup') => void;
};

/** After a publish, shows the merchant at which it has stopped, or the onboarded merchants with their next steps. */
const OnboardingNotices = observer(function OnboardingNotices({ editor, onEdit }: OnboardingNoticesProps) {
  const { t } = useTranslation();
  const { stopReason, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const onboarded = receipt ? onboardedBy(receipt.keys) : [];
  const stoppedMerchant = stopReason?.call === undefined ? undefined : editor.find(stopReason.call);
  if (stopReason && stoppedMerchant && (stopReason.step === 'onboarding' || stopReason.step === 'signup')) {
    const { cause, step } = stopReason;
    const { companyId, companyName } = stoppedMerchant.onboarding;
    const texts = failureText(stopReason);
    const isRefusedSignup = step === 'signup' && cause.kind === 'rejected';
    return (
      <Banner
        tone="critical"
        title={t(`onboarding.stopped.${step}`, { name: companyName })}
        action={
          cause.kind === 'rejected' && (
            <Button onPress={() => onEdit(companyId, isRefusedSignup ? 'signup' : undefined)}>
              {t('onboarding.pending.edit', { name: companyName })}
            </Button>
          )
        }
      >
        {isRefusedSignup ? t(signupFailureKey(cause.message)) : (texts.reason ?? texts.message)}
      </Banner>
    );
  }
  if (onboarded.length === 0) return undefined;
  return (
    <Banner tone="success" title={t('onboarding.done.title', { count: onboarded.length })}>
      <p>{t('onboarding.done.next')}</p>
      <ul className={styles.links}>
        {onboarded.slice(0, MAX_LINKED).map((companyId) => (
          <li key={companyId}>
            <RouteLink to={`/merchants/overview?review=${encodeURIComponent(companyId)}`}>
              {t('onboarding.done.checklist', { id: companyId })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
});
