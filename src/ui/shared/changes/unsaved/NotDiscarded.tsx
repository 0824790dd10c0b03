import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';

/** Changes discarded here are still in the service's draft. */
export function NotDiscarded(): ReactNode {
  const { t } = useTranslation();
  return (
    <Banner tone="critical" isAlert>
      {t('changes.notDiscarded.text')}
    </Banner>
  );
}
