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
import { OnboardingNotices } from './OnboardingNotices.tsx';

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
