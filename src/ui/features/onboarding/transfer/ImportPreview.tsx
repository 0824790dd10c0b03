import { useTranslation } from 'react-i18next';
import type { ColumnNames, MerchantColumn } from '../../../../domain/onboarding/transfer/merchantColumns.ts';
import type { MerchantRow } from '../../../../domain/onboarding/transfer/readMerchants.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import styles from './ImportMerchants.module.scss';

/** Maximum length of a shown cell, because a file may contain anything. */
const MAX_SHOWN = 200;

export type ImportPreviewProps = {
  readonly names: readonly string[];
  /** Undefined for an ignored column. */
  readonly columns: readonly (MerchantColumn | undefined)[];
  readonly rows: readonly MerchantRow[];
  readonly labels: ColumnNames;
};

/** Imported value, or the cell of an ignored column. */
function shownValue({ draft, cells }: MerchantRow, place: number, column: MerchantColumn | undefined): string {
  const value = column && draft[column];
  return (typeof value === 'string' && value !== '' ? value : (cells[place] ?? '')).slice(0, MAX_SHOWN);
}

export function ImportPreview({ names, columns, rows, labels }: ImportPreviewProps) {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const headings = names.map((name, place) => {
    const column = columns[place];
    return column ? labels[column] : name.slice(0, MAX_SHOWN);
  });
  return (
    <div className={styles.frame}>
      <table
        className={styles.preview}
        style={{ '--columns': headings.length }}
        aria-label={t('newMerchants.import.preview')}
      >
        <thead>
          <tr>
            <th scope="col">{t('newMerchants.import.row')}</th>
            {headings.map((heading, place) => (
              <th key={`${place}`} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.row}>
              <th scope="row">
                <span className={styles.row}>{each.row}</span>
                <Pill tone={each.problems.length === 0 ? 'success' : 'critical'}>
                  {t(each.problems.length === 0 ? 'newMerchants.import.right' : 'newMerchants.import.wrong')}
                </Pill>
              </th>
              {headings.map((heading, place) => (
                <td key={`${place}`} data-name={heading}>
                  <bdi>{shownValue(each, place, columns[place])}</bdi>
                </td>
              ))}
              {each.problems.length > 0 && (
                <td className={styles.problems}>
                  <ul>
                    {each.problems.map(({ column, problem }, place) => (
                      <li key={`${column}/${place}`}>
                        {column === undefined
                          ? textOf(problem as FormMessage)
                          : t('newMerchants.import.reason', {
                              column: labels[column],
                              reason: textOf(problem as FormMessage),
                            })}
                      </li>
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
