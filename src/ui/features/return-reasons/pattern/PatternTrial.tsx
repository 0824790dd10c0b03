import { useTranslation } from 'react-i18next';
import type { CompiledPattern } from '../../../../domain/validation/patterns/patternEngine.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import styles from './PatternTrial.module.scss';

export type PatternTrialProps = {
  /** Nothing while the engine is on its way or what is typed is no pattern. */
  readonly matcher: CompiledPattern | undefined;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
};

/** A comment to try the pattern on; it goes nowhere. */
export function PatternTrial({ matcher, comment, onChange }: PatternTrialProps) {
  const { t } = useTranslation();
  const isAccepted = comment === '' ? undefined : matcher?.matches(comment);
  return (
    <div className={styles.trial}>
      <TextField
        label={t('returnReasons.pattern.tryLabel')}
        hint={t('returnReasons.pattern.tryHint')}
        dir="auto"
        autoComplete="off"
        value={comment}
        onChange={onChange}
      />
      <output>
        {isAccepted === true && <Pill tone="success">{t('returnReasons.pattern.matches')}</Pill>}
        {isAccepted === false && <Pill tone="warning">{t('returnReasons.pattern.doesNotMatch')}</Pill>}
      </output>
    </div>
  );
}
