import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';

/** Shown if the owner offers no network [CR-7]. */
export function NoNetworks() {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState icon={<Glyph of={Store} />} title={t('inStoreReturns.empty.title')}>
        {t('inStoreReturns.empty.description')}
      </EmptyState>
    </Card>
  );
}
