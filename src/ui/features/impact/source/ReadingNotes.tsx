import { useTranslation } from 'react-i18next';
import type { OrderFileReport } from '../../../../application/impact/OrderReplays.ts';
import type { OrderFileOutline } from '../../../../domain/impact/orderFileOutline.ts';
import { useFigures } from '../useFigures.ts';
import styles from './SourceCard.module.scss';

export type ReadingNotesProps = { readonly outline: OrderFileOutline; readonly report: OrderFileReport };

/** Notes about values of the file that are missing or were interpreted. */
export function ReadingNotes({ outline, report }: ReadingNotesProps) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const counts = (['emptyRows', 'shortRows', 'completedRows'] as const).filter((name) => report[name] > 0);
  const { dayOrder } = outline.choice.formats;
  if (counts.length === 0 && !outline.isDayOrderOpen) return undefined;
  return (
    <ul className={styles.notes}>
      {counts.map((name) => (
        <li key={name}>{t(`impact.notes.${name}`, { number: number(report[name]) })}</li>
      ))}
      {outline.isDayOrderOpen && <li>{t(`impact.notes.dayOrder.${dayOrder}`)}</li>}
    </ul>
  );
}
