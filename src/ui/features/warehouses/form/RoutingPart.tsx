import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import dialog from './WarehouseDialog.module.scss';

export type RoutingPartProps = { readonly row: ObservableWarehouseRow; readonly onMakeDefault: () => void };

export const RoutingPart = observer(function RoutingPart({ row, onMakeDefault }: RoutingPartProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isDefault, rules } = row;
  return (
    <section className={dialog.part} aria-labelledby={id}>
      <h3 id={id} className={dialog.heading}>
        {t('returnAddresses.columns.sentHereBy')}
      </h3>
      {isDefault && <p className={dialog.muted}>{t('returnAddresses.everythingElse')}</p>}
      {!isDefault && rules.length === 0 && <p className={dialog.muted}>{t('returnAddresses.noRule')}</p>}
      {rules.length > 0 && (
        <ul className={dialog.list}>
          {rules.map(({ ruleId, name, enabled }) => (
            <li key={ruleId} dir="auto">
              {enabled ? name : t('common.ruleOff', { rule: name })}
            </li>
          ))}
        </ul>
      )}
      {!isDefault && (
        <div>
          <Button icon={<Glyph of={Star} />} onPress={onMakeDefault}>
            {t('returnAddresses.menu.makeDefault')}
          </Button>
        </div>
      )}
    </section>
  );
});
