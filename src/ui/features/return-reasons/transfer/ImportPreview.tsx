import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import type { ImportedRow, ImportError } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import { reasonColumns, type ReasonColumn } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { Pill, type PillProps } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { exportTexts } from './downloadReasons.ts';
import { importMessage } from './importMessages.ts';
import styles from './ImportReasons.module.scss';

const tones: Readonly<Record<ImportedRow['outcome'], PillProps['tone']>> = {
  new: 'success',
  changed: 'pending',
  unchanged: 'neutral',
  refused: 'critical',
};

/** Maximum length of a shown cell, because a file may contain anything. */
const MAX_SHOWN = 300;

const faultIn = (column: ReasonColumn, row: ImportedRow): ImportError | undefined =>
  row.outcome === 'refused' ? row.faults.find((fault) => fault.column === column)?.error : undefined;

/** The row is unreadable, so its other cells would be defaults. */
const isUnread = (row: ImportedRow): boolean => {
  const kind = faultIn('text', row)?.kind;
  return kind === 'row-quote' || kind === 'row-cells';
};

/** New and replaced values of each row, and errors. */
export function ImportPreview({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const { t } = useTranslation();
  const texts = exportTexts(t);
  function textOf(column: ReasonColumn, reason: ReturnReason): string {
    switch (column) {
      case 'text':
        return reason.description.slice(0, MAX_SHOWN);
      case 'code':
        return reason.code.slice(0, MAX_SHOWN);
      case 'payer':
        return reason.paymentRequired ? texts.customer : texts.merchant;
      case 'offered':
        return reason.enabled ? texts.yes : texts.no;
      case 'asksFor':
        return (reason.paymentRequirements ?? []).join('\n').slice(0, MAX_SHOWN);
      default:
        return column satisfies never;
    }
  }

  function shownIn(column: ReasonColumn, row: ImportedRow): string {
    if (row.outcome !== 'refused') return textOf(column, row.reason);
    const error = faultIn(column, row);
    if (error?.kind === 'row-quote' || error?.kind === 'row-cells') return error.text.slice(0, MAX_SHOWN);
    if (error?.kind === 'word-unknown') return error.word.slice(0, MAX_SHOWN);
    return isUnread(row) ? '' : textOf(column, row.reason);
  }

  return (
    <table className={styles.preview} aria-label={t('returnReasons.transfer.preview')}>
      <thead>
        <tr>
          <th scope="col">{t('returnReasons.transfer.row')}</th>
          {reasonColumns.map((column) => (
            <th key={column} scope="col">
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <th scope="row">
              <span className={styles.row}>{row.row}</span>
              <Pill tone={tones[row.outcome]}>{t(`returnReasons.transfer.outcome.${row.outcome}`)}</Pill>
            </th>
            {reasonColumns.map((column) => {
              const error = faultIn(column, row);
              const text = shownIn(column, row);
              const before = row.before && textOf(column, row.before);
              return (
                <td key={column} data-name={texts[column]} className={column === 'code' ? styles.code : undefined}>
                  <span dir="auto" className={styles.value}>
                    {text}
                  </span>
                  {row.outcome === 'changed' && before !== undefined && before !== text && (
                    <PreviousValue text={before} label={t('changes.before')} />
                  )}
                  {error && <span className={styles.refused}>{importMessage(t, column, error)}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
