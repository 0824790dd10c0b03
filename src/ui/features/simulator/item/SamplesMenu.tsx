import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { sampleOrders } from '../../../../domain/orders/sampleOrders.ts';
import { isListFact, itemFacts } from '../../../../domain/rules/conditions/facts.ts';
import { readSimulatedRules } from '../../../../domain/simulator/simulate.ts';
import { representativeSamples } from '../../../../domain/simulator/representativeSamples.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { priceText } from '../../../shared/rules/factText.ts';
import type { SimulatedOrderInput } from './useSimulatedOrder.ts';

const MAX_SHOWN = 10;

export type SamplesMenuProps = {
  readonly order: SimulatedOrderInput;
  readonly nth: number;
  readonly currency: string | undefined;
};

/** Menu of sample orders. Orders with a changed decision are first. */
export function SamplesMenu({ order, nth, currency }: SamplesMenuProps) {
  const { t, i18n } = useTranslation();
  const company = useService(CompanyStore);
  const clock = useService(Clock);

  function entries(): readonly MenuEntry[] {
    const published = readSimulatedRules(company.configuration?.rulesConfig ?? []);
    const pending = readSimulatedRules(company.pendingConfiguration?.rulesConfig ?? []);
    const orders = sampleOrders(ruleSample({ ...company.configuration, currencyOverride: currency }, clock));
    return representativeSamples(orders, published, pending, order.today, MAX_SHOWN).map(
      ({ order: sample, isDifferent }) => {
        const { orderId, itemName, ...item } = sample;
        const texts = itemFacts.filter(isListFact).flatMap((fact) => item[fact] ?? []);
        return {
          id: orderId,
          label: `${isolated(itemName)} · ${priceText(item.price ?? 0, currency, i18n.language)}`,
          description: [...(isDifferent ? [t('simulator.sampleDiffers')] : []), orderId, ...texts.map(isolated)].join(
            ' · ',
          ),
          onAction: () => order.setItems(order.items.with(nth, item)),
        };
      },
    );
  }

  return (
    <Menu label={t('simulator.samplesLabel')} entries={entries}>
      <Button size="compact">
        <KeyedText>{t('simulator.samples')}</KeyedText>
        <Glyph of={ChevronDown} size="small" />
      </Button>
    </Menu>
  );
}
