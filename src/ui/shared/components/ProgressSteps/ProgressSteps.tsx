import { Circle, CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './ProgressSteps.module.scss';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type StepState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';
export type ProgressStep = {
  readonly id: string;
  readonly label: string;
  readonly state: StepState;
  readonly detail?: ReactNode;
};

export type ProgressStepsProps = {
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  readonly stateLabels: Readonly<Record<StepState, string>>;
};

const DRAWINGS: Readonly<Record<Exclude<StepState, 'running'>, LucideIcon>> = {
  waiting: Circle,
  done: CircleCheck,
  skipped: CircleMinus,
  failed: CircleAlert,
};

export function ProgressSteps({ label, steps, stateLabels }: ProgressStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, label: name, state, detail }) => (
        <li
          key={id}
          className={classNames(styles.step, styles[state])}
          {...(state === 'running' ? { 'aria-current': 'step' } : {})}
        >
          <span className={styles.icon}>
            {state === 'running' ? <Spinner size="text" /> : <Glyph of={DRAWINGS[state]} />}
          </span>
          <div className={styles.words}>
            <span className={styles.name}>
              <KeyedText>{name}</KeyedText> <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
