import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { AdminPages } from '../../shared/pages/AppPage.ts';
import { useService } from '../../shared/services.tsx';
import { NavigationOfPages } from '../navigation/NavigationOfPages.tsx';
import { listablePages } from '../../shared/pages/useListablePages.ts';
import { WithOrganisation } from './WithOrganisation.tsx';

/** Page to edit the navigation that admins see outside of reviews [NV-1]. */
export function OwnerNavigationPage() {
  const { t } = useTranslation();
  const extensions = useService(BrandingStore).configuration?.extensions;
  const pages = listablePages(useService(AdminPages), extensions);
  return (
    <WithOrganisation>
      <NavigationOfPages
        title={t('navigation.ownerNavigation')}
        description={t('common.inARow', {
          first: t('ownerConfiguration.navigation.description'),
          second: t('ownerConfiguration.takeOver.navigation'),
        })}
        pages={pages}
        isOwners
      />
    </WithOrganisation>
  );
}
