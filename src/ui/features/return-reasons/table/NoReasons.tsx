import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

export function NoReasons({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={ListChecks} />}
        title={t('returnReasons.empty.title')}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('returnReasons.add')}
          </Button>
        }
      >
        {t('returnReasons.empty.description')}
      </EmptyState>
    </Card>
  );
}
