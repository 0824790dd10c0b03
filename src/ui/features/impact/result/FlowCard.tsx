import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { flowPicture, OTHERS, type FlowBar } from '../../../../domain/impact/flowPicture.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { ruleTabs } from '../../rules/list/ruleTabs.ts';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import styles from './FlowCard.module.scss';

const HEIGHT = 240;
const WIDTH = 240;
const GAP = 36;
const BAR = 6;

export type FlowCardProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

/** How many orders go from what is decided of them to what will be: a picture, and the same as a table. */
export function FlowCard({ summary, configuration }: FlowCardProps) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const effectText = useEffectText(configuration);
  const changed = ruleTabs.filter((type) => summary.byType[type] > 0);
  const [wished, setWished] = useState<RuleType>();
  const type = changed.find((each) => each === wished) ?? changed[0];
  const flows = summary.flows.filter((flow) => flow.type === type);
  const { before, after, bands } = flowPicture(flows, HEIGHT, GAP);
  const nameOf = (effect: number): string =>
    effect === OTHERS ? t('impact.flow.others') : effectText(summary.effects[effect]);
  const grown = new Set(
    after
      .filter((bar) => bar.orders > (before.find(({ effect }) => effect === bar.effect)?.orders ?? 0))
      .map(({ effect }) => effect),
  );
  const curve = (from: number, to: number): string =>
    `M${BAR} ${from}C${WIDTH / 2} ${from} ${WIDTH / 2} ${to} ${WIDTH - BAR} ${to}`;

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
    <Card title={t('impact.flow.title')}>
      <Select
        label={t('impact.flow.kind')}
        optionalMark={undefined}
        isLabelHidden
        placeholder=""
        options={changed.map((id) => ({ id, label: t(`returnRules.types.${id}`) }))}
        value={type}
        onChange={setWished}
      />
      <div className={styles.heads} aria-hidden="true">
        <span>{t('impact.flow.published')}</span>
        <span>{t('impact.flow.pending')}</span>
      </div>
      <div className={styles.picture} aria-hidden="true">
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('impact.flow.published')}</th>
              <th scope="col">{t('impact.flow.pending')}</th>
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
    </Card>
  );
}
