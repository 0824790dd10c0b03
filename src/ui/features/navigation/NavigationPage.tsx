import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavigationOfPages } from './NavigationOfPages.tsx';
import { useListablePages } from '../../shared/pages/useListablePages.ts';

/** Page to edit the merchant's navigation and footer links [NV-1] [BN-3] [CF-7]. */
export const NavigationPage = observer(function NavigationPage() {
  const { t } = useTranslation();
  return (
    <NavigationOfPages
      title={t('navigationEditor.title')}
      description={t('navigationEditor.description')}
      pages={useListablePages()}
    />
  );
});
