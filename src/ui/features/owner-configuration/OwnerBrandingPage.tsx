import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingEditor } from '../../../application/branding/BrandingEditor.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useService } from '../../shared/services.tsx';
import { AccentSamples } from '../branding/colours/AccentSamples.tsx';
import { ColoursCard } from '../branding/colours/ColoursCard.tsx';
import { LogoCard } from '../branding/logo/LogoCard.tsx';
import { useLogoColours } from '../branding/useLogoColours.ts';
import { InheritedBrandCard } from './InheritedBrandCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';

/** Page to edit the owner's brand [BR-1] [PB-17]. */
export function OwnerBrandingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.branding')} description={t('ownerConfiguration.branding.description')} />
      <WithOrganisation>
        <BrandingCards />
      </WithOrganisation>
    </>
  );
}

const BrandingCards = observer(function BrandingCards() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new BrandingEditor(company, changes));
  const logoColours = useLogoColours(editor.logo('pending'));
  return (
    <PageColumns
      aside={
        <>
          <MerchantsSeeCard />
          <InheritedBrandCard />
        </>
      }
    >
      <LogoCard editor={editor} />
      <ColoursCard editor={editor} logoColours={logoColours} />
      <Card title={t('branding.accent.title')}>
        <AccentSamples colour={editor.pendingTheme.primaryColor} />
      </Card>
    </PageColumns>
  );
});
