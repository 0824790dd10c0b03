import { useTranslation } from 'react-i18next';
import type { BatchFault, BatchProblem } from '../../../../domain/dispositions/batch/readBatch.ts';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import styles from './BatchDialog.module.scss';

/** Maximum number of listed rows. */
const MAX_SHOWN = 20;
/** Maximum length of a shown value. */
const SHOWN_CHARACTERS = 60;

export function BatchProblems({ problems }: { readonly problems: readonly BatchProblem[] }) {
  const { t } = useTranslation();
  const say = (fault: BatchFault): string => {
    switch (fault.kind) {
      case 'quote':
        return t('common.table.quote');
      case 'cells':
        return t('common.table.cells');
      case 'no-categories':
        return t('dispositions.batch.problem.no-categories');
      case 'no-answer':
      case 'no-place':
        return t(`dispositions.batch.problem.${fault.kind}`, {
          column: isolated(fault.column),
          value: isolated(fault.value.slice(0, SHOWN_CHARACTERS)),
        });
      case 'error-value':
      case 'lost-letters':
      case 'power':
        return t(cellProblemTexts[fault.kind], { value: isolated(shownCell(fault.value)) });
    }
  };
  if (problems.length === 0) return undefined;
  const others = problems.length - MAX_SHOWN;
  return (
    <section aria-label={t('dispositions.batch.problems')}>
      <h3 className={styles.heading}>{t('dispositions.batch.problems')}</h3>
      <ul className={styles.list}>
        {problems.slice(0, MAX_SHOWN).map(({ row, faults }) => (
          <li key={row} className={styles.line}>
            <span className={styles.row}>{t('dispositions.batch.row', { row })}</span>
            <ul className={styles.refused}>
              {faults.map((fault, nth) => (
                <li key={`${nth}`}>{say(fault)}</li>
              ))}
            </ul>
          </li>
        ))}
        {others > 0 && <li className={styles.row}>{t('common.others', { count: others })}</li>}
      </ul>
    </section>
  );
}
