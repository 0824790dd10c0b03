import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import type { SimulatedDecision, SimulatedOutcome } from '../../../../domain/simulator/simulate.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { RuleChecks } from './RuleChecks.tsx';
import { useOutcomeText } from '../../../shared/rules/useOutcomeText.ts';
import styles from './DecisionTable.module.scss';

export type DecisionTableProps = {
  readonly decisions: readonly SimulatedDecision[];
  /** Rule type that determines the verdict. Its row, and all rows that differ, are initially expanded. */
  readonly decidedBy: RuleType;
  readonly item: OrderItem;
  readonly published: CompanyConfiguration;
  readonly pending: CompanyConfiguration;
};

/** Table with the decision of each of the eight rule types, and all rules that were considered [RL-7]. */
export function DecisionTable({ decisions, decidedBy, ...given }: DecisionTableProps) {
  const { t } = useTranslation();
  const [toggled, setToggled] = useState<ReadonlyMap<RuleType, boolean>>(new Map());
  return (
    <section className={styles.table} aria-label={t('simulator.decisions')}>
      {decisions.map((decision) => {
        const isOpen = toggled.get(decision.type) ?? (decision.isDifferent || decision.type === decidedBy);
        return (
          <DecisionRow
            key={decision.type}
            decision={decision}
            {...given}
            isOpen={isOpen}
            onToggle={() => setToggled(new Map(toggled).set(decision.type, !isOpen))}
          />
        );
      })}
    </section>
  );
}

type DecisionRowProps = Omit<DecisionTableProps, 'decisions' | 'decidedBy'> & {
  readonly decision: SimulatedDecision;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function DecisionRow({ decision, item, published, pending, isOpen, onToggle }: DecisionRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const outcomeText = useOutcomeText();
  const { type, isDifferent, hasChangedRules } = decision;
  const unfit = decision.pending.rules.filter(({ outcome }) => outcome === 'does-not-fire').length;
  const unfitText =
    unfit > 0
      ? t('simulator.unfit', { count: unfit })
      : t(decision.pending.rules.length > 0 ? 'simulator.noneOn' : 'simulator.noRules');
  const pendingOutcome = outcomeText(type, decision.pending, pending);
  const panel = (outcome: SimulatedOutcome, configuration: CompanyConfiguration, label?: string): ReactNode => {
    const text = outcomeText(type, outcome, configuration);
    const isPending = label !== undefined && outcome === decision.pending;
    return (
      <div className={classNames(styles.side, isPending && styles.pending)}>
        {label !== undefined && <h4 className={styles.label}>{label}</h4>}
        <p>
          <b className={classNames(styles.outcome, isPending && isDifferent && styles.different)}>{text.outcome}</b>{' '}
          {text.source !== undefined && <span className={styles.source}>{text.source}</span>}
        </p>
        <RuleChecks
          rules={outcome.rules}
          before={isPending ? decision.published.rules : undefined}
          item={item}
          currency={portalCurrency(configuration)}
        />
      </div>
    );
  };
  return (
    <div className={classNames(styles.row, isDifferent && styles.changed)} data-decision={type}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.name}>{t(`simulator.types.${type}`)}</span>
          {!isOpen && (
            <span className={styles.summary}>
              <b className={classNames(styles.outcome, isDifferent && styles.different)}>{pendingOutcome.outcome}</b>{' '}
              <span className={styles.source}>{pendingOutcome.source ?? unfitText}</span>
            </span>
          )}
          <Glyph
            of={isOpen ? ChevronDown : ChevronRight}
            size="small"
            isMirrored={!isOpen}
            className={styles.chevron}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className={styles.sides}>
          {hasChangedRules || isDifferent ? (
            <>
              {panel(decision.published, published, t('changes.sides.published'))}
              {panel(decision.pending, pending, t('changes.sides.pending'))}
            </>
          ) : (
            panel(decision.pending, pending)
          )}
        </div>
      )}
    </div>
  );
}
