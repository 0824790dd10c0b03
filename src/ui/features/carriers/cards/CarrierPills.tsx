import { Clock, Star, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldKey } from '../../../../domain/changes/fields/fieldSet.ts';
import { carrierFields } from '../../../../domain/carriers/changes/carrierList.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';

export function CarrierPills({ card, canDeliver }: { readonly card: CarrierCard; readonly canDeliver: boolean }) {
  const { t } = useTranslation();
  const { state, change, carrier, wasDefault } = card;
  if (change === 'removed') return <Pill tone="pending">{t('carriers.changes.removed')}</Pill>;
  return (
    <>
      {change !== 'none' && <Pill tone="pending">{t(`carriers.changes.${change}`)}</Pill>}
      {carrier?.default === true && (
        <span data-setting={fieldKey(carrierFields, 'default')}>
          <Pill tone={wasDefault ? 'info' : 'pending'} icon={<Glyph of={Star} size="small" />}>
            {t('carriers.states.default')}
          </Pill>
        </span>
      )}
      {state === 'pending' && (
        <Pill tone="info" icon={<Glyph of={Clock} size="small" />}>
          {t('carriers.states.pending')}
        </Pill>
      )}
      {carrier?.enabled === true && !canDeliver && (
        <Pill tone="warning" icon={<Glyph of={TriangleAlert} size="small" />}>
          {t('carriers.states.cannotDeliver')}
        </Pill>
      )}
      {state === 'enabled' && canDeliver && (
        <Pill tone="success" hasDot>
          {t('carriers.states.enabled')}
        </Pill>
      )}
      {state === 'disabled' && <Pill>{t('carriers.states.disabled')}</Pill>}
      {state === 'not-set-up' && <Pill>{t('carriers.states.not-set-up')}</Pill>}
    </>
  );
}
