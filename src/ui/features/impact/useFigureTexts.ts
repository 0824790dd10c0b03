import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Flow, ImpactSummary, Tally } from '../../../domain/impact/impactSummary.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import { useEffectText } from './useEffectText.ts';
import { useFigures } from './useFigures.ts';

export type FigureText = {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly notes: readonly string[];
};

type TallyName = 'gained' | 'lost' | 'longer' | 'shorter' | 'otherWindow' | 'kept' | 'sentBack';

export function useFigureTexts(summary: ImpactSummary, configuration: CompanyConfiguration): readonly FigureText[] {
  const { t } = useTranslation();
  const { number, money, difference } = useFigures();
  const effectText = useEffectText(configuration);
  const currency = portalCurrency(configuration);
  const { window, returnable, returnless, flows, fees, effects } = summary;
  // Number of orders that are not sent back in version `side`, but are sent back in version `other`.
  const stays = (side: 'before' | 'after', other: 'before' | 'after'): number =>
    flows
      .filter(({ type, ...flow }) => type === 'RETURN_ADDRESS' && isMoot(flow[side]) && !isMoot(flow[other]))
      .reduce((sum, { orders }) => sum + orders, 0);
  const isMoot = (effect: number): boolean => effects[effect]?.isMoot === true;

  const ofTally = (id: TallyName, tally: Tally): FigureText[] =>
    tally.orders === 0
      ? []
      : [
          {
            id,
            value: number(tally.orders),
            label: t(`impact.figures.${id}`),
            notes: tally.value > 0 ? [t('impact.figures.goods', { value: money(tally.value, currency) })] : [],
          },
        ];
  const ofDifference = (
    id: 'fees' | 'returnless',
    before: number,
    after: number,
    currencyCode = currency,
  ): FigureText => ({
    id: currencyCode === undefined ? id : `${id} ${currencyCode}`,
    value: difference(after - before, currencyCode),
    label: t(`impact.figures.${id}`),
    notes: [t('impact.figures.instead', { after: money(after, currencyCode), before: money(before, currencyCode) })],
  });
  const ofLargestMove = (
    type: Flow['type'],
    label: 'moved' | 'carrier',
    note: 'moves' | 'carrierMoves',
  ): FigureText[] => {
    const moves = flows.filter(
      ({ before, after, ...flow }) => flow.type === type && before !== after && !isMoot(before) && !isMoot(after),
    );
    const [largest] = moves;
    if (!largest) return [];
    const all = moves.reduce((sum, { orders }) => sum + orders, 0);
    const effectTexts = { before: effectText(effects[largest.before]), after: effectText(effects[largest.after]) };
    return [
      {
        id: label,
        value: number(largest.orders),
        label: t(`impact.figures.${label}`, effectTexts),
        notes: all > largest.orders ? [t(`impact.figures.${note}`, { number: number(all) })] : [],
      },
    ];
  };
  return [
    ...ofTally('gained', returnable.gained),
    ...ofTally('lost', returnable.lost),
    ...ofTally('longer', window.longer),
    ...ofTally('shorter', window.shorter),
    ...ofTally('otherWindow', window.other),
    ...ofTally('kept', { orders: stays('after', 'before'), value: 0 }),
    ...ofTally('sentBack', { orders: stays('before', 'after'), value: 0 }),
    ...ofLargestMove('RETURN_ADDRESS', 'moved', 'moves'),
    ...ofLargestMove('CARRIER_RULES', 'carrier', 'carrierMoves'),
    ...fees
      .filter(({ before, after }) => Math.abs(after - before) >= 0.005)
      .map((fee) => ofDifference('fees', fee.before, fee.after, fee.currency)),
    ...(returnless.before.orders === returnless.after.orders
      ? []
      : [ofDifference('returnless', returnless.before.value, returnless.after.value)]),
  ];
}
