import { useTranslation } from 'react-i18next';
import type { ColumnNames } from '../../../../domain/onboarding/transfer/merchantColumns.ts';
import type { MerchantRow } from '../../../../domain/onboarding/transfer/readMerchants.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import styles from './ImportMerchants.module.scss';

/** What is shown of a cell: whoever wrote the file may have written a book into it. */
const SHOWN = 200;

export type ImportPreviewProps = {
  readonly rows: readonly MerchantRow[];
  readonly labels: ColumnNames;
};

/** What each row of a file becomes, with everything that is wrong with it. */
export function ImportPreview({ rows, labels }: ImportPreviewProps) {
  const { t } = useTranslation();
  const textOf = useMessageText();
  return (
    <div className={styles.frame}>
      <table className={styles.preview} aria-label={t('newMerchants.import.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('newMerchants.import.row')}</th>
            <th scope="col">{labels.companyId}</th>
            <th scope="col">{labels.companyName}</th>
            <th scope="col">{t('newMerchants.contactName')}</th>
            <th scope="col">{labels.pricingTier}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, draft, problems }) => (
            <tr key={row}>
              <th scope="row">
                <span className={styles.row}>{row}</span>
                <Pill tone={problems.length === 0 ? 'success' : 'critical'}>
                  {t(problems.length === 0 ? 'newMerchants.import.right' : 'newMerchants.import.wrong')}
                </Pill>
              </th>
              <td data-name={labels.companyId} className={styles.code} dir="ltr">
                {draft.companyId.slice(0, SHOWN)}
              </td>
              <td data-name={labels.companyName}>
                <bdi>{draft.companyName.slice(0, SHOWN)}</bdi>
              </td>
              <td data-name={t('newMerchants.contactName')}>
                <bdi>{[draft.firstName, draft.lastName].join(' ').slice(0, SHOWN)}</bdi>
              </td>
              <td data-name={labels.pricingTier}>{draft.pricingTier.slice(0, SHOWN)}</td>
              {problems.length > 0 && (
                <td className={styles.problems}>
                  <ul>
                    {problems.map(({ column, problem }, place) => (
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
