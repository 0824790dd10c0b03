import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { Flow, ImpactSummary, Tally } from '../../../../domain/impact/impactSummary.ts';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import styles from './Result.module.scss';

export type FiguresProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

type FigureProps = {
  readonly value: string;
  readonly label: string;
  readonly notes: readonly string[];
  readonly children?: ReactNode;
};

function Figure({ value, label, notes, children }: FigureProps) {
  return (
    <li className={styles.figure}>
      <strong className={styles.value}>{value}</strong>
      <span>{label}</span>
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {children}
    </li>
  );
}

const WINDOWS = ['longer', 'shorter', 'other'] as const;
const labelOfWindow = { longer: 'longer', shorter: 'shorter', other: 'otherWindow' } as const;

/** The counts and sums that change, each on its own. */
export function Figures({ summary, configuration }: FiguresProps) {
  const { t } = useTranslation();
  const { number, share, money, difference } = useFigures();
  const effectText = useEffectText(configuration);
  const currency = configuration.currencyOverride;
  const goods = ({ value }: Tally): readonly string[] =>
    value > 0 ? [t('impact.figures.goods', { value: money(value, currency) })] : [];
  const { window, returnable, returnless } = summary;
  const largestMove = (type: Flow['type']): Flow | undefined =>
    summary.flows.find((flow) => flow.type === type && flow.before !== flow.after);
  const moveTexts = (flow: Flow) => ({
    before: effectText(summary.effects[flow.before]),
    after: effectText(summary.effects[flow.after]),
  });
  const address = largestMove('RETURN_ADDRESS');
  const carrier = largestMove('CARRIER_RULES');
  const part = summary.orders === 0 ? 0 : summary.changedOrders / summary.orders;
  const { RETURN_ADDRESS: moves, CARRIER_RULES: carrierMoves } = summary.byType;
  return (
    <ul className={styles.figures}>
      <Figure
        value={number(summary.changedOrders)}
        label={t('impact.figures.changed')}
        notes={[t('impact.figures.share', { share: share(part), orders: number(summary.orders) })]}
      >
        <span className={styles.meter} aria-hidden="true">
          <i style={{ '--share': part }} />
        </span>
      </Figure>
      {(['gained', 'lost'] as const).map(
        (side) =>
          returnable[side].orders > 0 && (
            <Figure
              key={side}
              value={number(returnable[side].orders)}
              label={t(`impact.figures.${side}`)}
              notes={goods(returnable[side])}
            />
          ),
      )}
      {WINDOWS.map(
        (kind) =>
          window[kind].orders > 0 && (
            <Figure
              key={kind}
              value={number(window[kind].orders)}
              label={t(`impact.figures.${labelOfWindow[kind]}`)}
              notes={goods(window[kind])}
            />
          ),
      )}
      {address && (
        <Figure
          value={number(address.orders)}
          label={t('impact.figures.moved', moveTexts(address))}
          notes={moves > address.orders ? [t('impact.figures.moves', { number: number(moves) })] : []}
        />
      )}
      {carrier && (
        <Figure
          value={number(carrier.orders)}
          label={t('impact.figures.carrier', moveTexts(carrier))}
          notes={
            carrierMoves > carrier.orders ? [t('impact.figures.carrierMoves', { number: number(carrierMoves) })] : []
          }
        />
      )}
      {summary.fees
        .filter(({ before, after }) => Math.abs(after - before) >= 0.005)
        .map((fee) => (
          <Figure
            key={fee.currency}
            value={difference(fee.after - fee.before, fee.currency)}
            label={t('impact.figures.fees')}
            notes={[
              t('impact.figures.instead', {
                after: money(fee.after, fee.currency),
                before: money(fee.before, fee.currency),
              }),
            ]}
          />
        ))}
      {returnless.before.orders !== returnless.after.orders && (
        <Figure
          value={difference(returnless.after.value - returnless.before.value, currency)}
          label={t('impact.figures.returnless')}
          notes={[
            t('impact.figures.instead', {
              after: money(returnless.after.value, currency),
              before: money(returnless.before.value, currency),
            }),
          ]}
        />
      )}
    </ul>
  );
}
