import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

/** Of the notices the one that is there from the start: without a connection no script comes. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={t('errors.offline.title')}>
      {t('errors.offline.description')}
    </Banner>
  );
}
