import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

/** Shown if the owner offers no carrier [CR-7]. */
export function NoCarriers() {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState icon={<Glyph of={Truck} />} title={t('carriers.empty.title')}>
        {t('carriers.empty.description')}
      </EmptyState>
    </Card>
  );
}
