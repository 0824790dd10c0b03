import { Plus, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageOf } from '../../../../domain/validation/validate.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

const ADD_ADDRESS = 'returnAddresses.addAddressMessage' satisfies MessageOf<'addressRequiredButEmpty'>;

export function NoWarehouses({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={Warehouse} />}
        title={t(ADD_ADDRESS)}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('returnAddresses.add')}
          </Button>
        }
      >
        {t('returnAddresses.empty.description')}
      </EmptyState>
    </Card>
  );
}
