import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Flow, ImpactSummary, Tally } from '../../../domain/impact/impactSummary.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import { useEffectText } from './useEffectText.ts';
import { useFigures } from './useFigures.ts';

/** Text about a changed count or sum: number, unit and details. */
export type FigureText = {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly notes: readonly string[];
};

const WINDOWS = ['longer', 'shorter', 'other'] as const;
const labelOfWindow = { longer: 'longer', shorter: 'shorter', other: 'otherWindow' } as const;

/** Returns texts about all changed figures except the number of orders. */
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

  const ofTally = (id: 'gained' | 'lost' | 'longer' | 'shorter' | 'otherWindow', tally: Tally): FigureText[] =>
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
  const ofLargestMove = (
    type: Flow['type'],
    label: 'moved' | 'carrier',
    note: 'moves' | 'carrierMoves',
  ): FigureText[] => {
    const moves = flows.filter(
      (flow) =>
        flow.type === type &&
        flow.before !== flow.after &&
        !effects[flow.before]?.isMoot &&
        !effects[flow.after]?.isMoot,
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
    ...(['gained', 'lost'] as const).flatMap((side) => ofTally(side, returnable[side])),
    ...WINDOWS.flatMap((kind) => ofTally(labelOfWindow[kind], window[kind])),
    ...(
      [
        ['kept', stays('after', 'before')],
        ['sentBack', stays('before', 'after')],
      ] as const
    ).flatMap(([id, orders]) =>
      orders === 0 ? [] : [{ id, value: number(orders), label: t(`impact.figures.${id}`), notes: [] }],
    ),
    ...ofLargestMove('RETURN_ADDRESS', 'moved', 'moves'),
    ...ofLargestMove('CARRIER_RULES', 'carrier', 'carrierMoves'),
    ...fees
      .filter(({ before, after }) => Math.abs(after - before) >= 0.005)
      .map((fee) => ({
        id: fee.currency,
        value: difference(fee.after - fee.before, fee.currency),
        label: t('impact.figures.fees'),
        notes: [
          t('impact.figures.instead', {
            after: money(fee.after, fee.currency),
            before: money(fee.before, fee.currency),
          }),
        ],
      })),
    ...(returnless.before.orders === returnless.after.orders
      ? []
      : [
          {
            id: 'returnless',
            value: difference(returnless.after.value - returnless.before.value, currency),
            label: t('impact.figures.returnless'),
            notes: [
              t('impact.figures.instead', {
                after: money(returnless.after.value, currency),
                before: money(returnless.before.value, currency),
              }),
            ],
          },
        ]),
  ];
}
