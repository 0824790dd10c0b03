import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames.ts';
import { Pill, type PillProps } from '../components/Pill/Pill.tsx';
import { PreviousValue } from '../components/PreviousValue/PreviousValue.tsx';
import styles from './Import.module.scss';
import type { ImportOutcome } from './ImportDialog.tsx';

export type PreviewCell = {
  readonly text: string;
  readonly before?: string | undefined;
  readonly isMono?: boolean | undefined;
};

export type PreviewRow = {
  readonly row: number;
  readonly outcome: ImportOutcome;
  readonly cells: readonly PreviewCell[];
  readonly problems: readonly string[];
};

const tones: Readonly<Record<ImportOutcome, PillProps['tone']>> = {
  new: 'success',
  changed: 'pending',
  unchanged: 'neutral',
  refused: 'critical',
};

/** Maximum number of characters shown of a cell, because a file may contain very long cells. */
const MAX_SHOWN = 300;
/** Maximum number of columns in a table. Rows with more columns are shown as lists of cells. */
const MAX_COLUMNS = 6;

export type ImportPreviewProps = {
  readonly columns: readonly string[];
  readonly rows: readonly PreviewRow[];
};

export function ImportPreview({ columns, rows }: ImportPreviewProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return undefined;
  return (
    <div className={styles.frame}>
      <table
        className={classNames(styles.preview, columns.length > MAX_COLUMNS && styles.stacked)}
        style={{ '--columns': columns.length }}
        aria-label={t('importing.preview')}
      >
        <thead>
          <tr>
            <th scope="col">{t('importing.row')}</th>
            {columns.map((name, place) => (
              <th key={`${place}`} scope="col">
                {name.slice(0, MAX_SHOWN)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, outcome, cells, problems }) => (
            <tr key={row}>
              <th scope="row">
                <span className={styles.row}>{row}</span>
                <Pill tone={tones[outcome]}>{t(`importing.outcome.${outcome}`)}</Pill>
              </th>
              {cells.map((cell, place) => (
                <td key={`${place}`} data-name={columns[place]?.slice(0, MAX_SHOWN)}>
                  <bdi className={classNames(styles.value, cell.isMono && styles.mono)}>
                    {cell.text.slice(0, MAX_SHOWN)}
                  </bdi>
                  {cell.before !== undefined && cell.before !== cell.text && (
                    <PreviousValue text={cell.before.slice(0, MAX_SHOWN)} label={t('changes.before')} />
                  )}
                </td>
              ))}
              {problems.length > 0 && (
                <td className={styles.problems}>
                  <ul>
                    {problems.map((problem, nth) => (
                      <li key={`${nth}`}>{problem}</li>
                    ))}
                  </ul>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
