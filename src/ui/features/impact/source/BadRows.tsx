import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderFileReport } from '../../../../application/impact/OrderReplays.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useFigures } from '../useFigures.ts';
import styles from './SourceCard.module.scss';

const MAX_SHOWN = 3;
const SHOWN_OPEN = 500;

/** List of skipped rows of the file, with all errors of each row. */
export function BadRows({ report }: { readonly report: OrderFileReport }) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const [isOpen, setOpen] = useState(false);
  const shownRows = report.badRows.slice(0, isOpen ? SHOWN_OPEN : MAX_SHOWN);
  return (
    <div className={styles.bad}>
      <h3 className={styles.badTitle}>
        <Glyph of={TriangleAlert} size="small" className={styles.warning} />
        <KeyedText>{t('impact.bad.title', { number: number(report.badCount) })}</KeyedText>
      </h3>
      <ul className={styles.badRows}>
        {shownRows.map(({ row, faults }) => (
          <li key={row}>
            <span className={styles.mono}>{t('impact.bad.row', { row: number(row) })}</span>
            {faults.map(({ reason, value }, nth) => (
              <span key={`${nth}`} className={styles.fault}>
                <span>{t(`impact.bad.reasons.${reason}`)}</span>
                {value !== '' && <bdi className={styles.mono}>{`“${value}”`}</bdi>}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isOpen && report.badCount > shownRows.length && (
        <p className={styles.muted}>{t('impact.bad.unlisted', { count: report.badCount - shownRows.length })}</p>
      )}
      {report.badCount > MAX_SHOWN && (
        <Button variant="quiet" size="compact" onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'impact.bad.showFewer' : 'impact.bad.showAll')}
        </Button>
      )}
    </div>
  );
}
