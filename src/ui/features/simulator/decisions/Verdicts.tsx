import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnVerdict } from '../../../../domain/simulator/returnVerdict.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useVerdictText } from '../../../shared/rules/useVerdictText.ts';
import styles from './Verdicts.module.scss';

export type VerdictsProps = {
  readonly published: ReturnVerdict;
  readonly pending: ReturnVerdict;
  /** Whether any rule has pending changes. If not, only one verdict is shown. */
  readonly hasChanges: boolean;
};

/** Verdicts of the published and the pending rules. Screen readers announce changes while the user types. */
export function Verdicts({ published, pending, hasChanges }: VerdictsProps) {
  const { t } = useTranslation();
  const why = useVerdictText();
  const sentence = `${t(`simulator.verdicts.${pending.kind}`)}. ${why(pending)}`;
  const [first] = useState(sentence);
  useAnnouncement(sentence === first ? '' : sentence);
  return (
    <section className={styles.verdicts} aria-label={t('simulator.result')}>
      <Verdict label={t(hasChanges ? 'changes.sides.published' : 'simulator.unchanged')} verdict={published} />
      {hasChanges && <Verdict label={t('changes.sides.pending')} verdict={pending} isPending />}
    </section>
  );
}

type VerdictProps = { readonly label: string; readonly verdict: ReturnVerdict; readonly isPending?: boolean };

function Verdict({ label, verdict, isPending = false }: VerdictProps) {
  const { t } = useTranslation();
  const why = useVerdictText();
  const isGood = verdict.kind === 'returnable' || verdict.kind === 'returnless';
  return (
    <div className={classNames(styles.verdict, isPending && styles.pending)}>
      <p className={styles.side}>{label}</p>
      <p className={styles.result}>
        <Glyph of={isGood ? CircleCheck : CircleX} className={isGood ? styles.good : styles.bad} />
        <KeyedText>{t(`simulator.verdicts.${verdict.kind}`)}</KeyedText>
      </p>
      <p className={styles.why}>{why(verdict)}</p>
    </div>
  );
}
