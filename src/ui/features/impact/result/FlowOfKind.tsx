import { useTranslation } from 'react-i18next';
import { flowPicture, type FlowBar } from '../../../../domain/impact/flowPicture.ts';
import type { Flow } from '../../../../domain/impact/impactSummary.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { useFigures } from '../useFigures.ts';
import styles from './FlowOfKind.module.scss';

const HEIGHT = 240;
const WIDTH = 240;
const GAP = 36;
const BAR = 6;

export type FlowOfKindProps = {
  /** Name of the kind of decision, for screen readers. */
  readonly title: string;
  readonly flows: readonly Flow[];
  readonly nameOf: (effect: number) => string;
};

const curve = (from: number, to: number): string =>
  `M${BAR} ${from}C${WIDTH / 2} ${from} ${WIDTH / 2} ${to} ${WIDTH - BAR} ${to}`;

/** Chart, with an equivalent table for screen readers. */
export function FlowOfKind({ title, flows, nameOf }: FlowOfKindProps) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const { before, after, bands } = flowPicture(flows, HEIGHT, GAP);
  const grown = new Set(
    after
      .filter((bar) => bar.orders > (before.find(({ effect }) => effect === bar.effect)?.orders ?? 0))
      .map(({ effect }) => effect),
  );

  const labels = (bars: readonly FlowBar[], side: 'before' | 'after') => (
    <ul className={classNames(styles.labels, styles[side])}>
      {bars.map((bar) => (
        <li
          key={bar.effect}
          className={classNames(side === 'after' && grown.has(bar.effect) && styles.grown)}
          style={{ '--middle': (bar.start + bar.size / 2) / HEIGHT }}
        >
          <b title={nameOf(bar.effect)}>{nameOf(bar.effect)}</b>
          <span>{number(bar.orders)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <span className={classNames(styles.head, styles.before)}>{t('changes.sides.published')}</span>
        <span />
        <span className={classNames(styles.head, styles.after)}>{t('changes.sides.pending')}</span>
        {labels(before, 'before')}
        <svg className={styles.bands} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {bands.map((band) => (
            <path
              key={`${band.before} ${band.after}`}
              className={classNames(styles.band, band.before !== band.after && styles.moves)}
              d={curve(band.fromStart + band.size / 2, band.toStart + band.size / 2)}
              strokeWidth={Math.max(1, band.size)}
            />
          ))}
          {before.map((bar) => (
            <rect key={bar.effect} className={styles.bar} y={bar.start} width={BAR} height={Math.max(1, bar.size)} />
          ))}
          {after.map((bar) => (
            <rect
              key={bar.effect}
              className={classNames(styles.bar, grown.has(bar.effect) && styles.grown)}
              x={WIDTH - BAR}
              y={bar.start}
              width={BAR}
              height={Math.max(1, bar.size)}
            />
          ))}
        </svg>
        {labels(after, 'after')}
      </div>
      <Disclosure summary={t('impact.flow.table')}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('changes.sides.published')}</th>
              <th scope="col">{t('changes.sides.pending')}</th>
              <th scope="col">{t('impact.flow.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {flows.map((flow) => (
              <tr key={`${flow.before} ${flow.after}`}>
                <td>{nameOf(flow.before)}</td>
                <td>{nameOf(flow.after)}</td>
                <td>{number(flow.orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
