import { useTranslation } from 'react-i18next';
import type { ReturnVerdict } from '../../../domain/simulator/returnVerdict.ts';
import { dateText, numberText } from '../changes/comparison/displayNames.ts';
import { isolated } from '../texts/isolated.ts';
import { useDateName } from './useDateName.ts';

export function useVerdictText(): (verdict: ReturnVerdict) => string {
  const { t, i18n } = useTranslation();
  const dateName = useDateName();
  return (verdict) => {
    if (verdict.kind === 'forbidden') return t('simulator.why.forbidden', { rule: isolated(verdict.rule) });
    const { window } = verdict;
    if (!window) return t('simulator.why.noWindow');
    const days = numberText({ kind: 'number', value: window.days, unit: 'day' }, i18n.language);
    if (window.until === undefined) return t('simulator.why.openEnd', { days, from: dateName(window.from) });
    const date = dateText({ kind: 'date', date: window.until }, i18n.language);
    return t(verdict.kind === 'too-late' ? 'simulator.why.ended' : 'simulator.why.ends', { days, date });
  };
}
