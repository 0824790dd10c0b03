import { useTranslation } from 'react-i18next';
import {
  reasonColumns,
  withChoice,
  type ReasonColumn,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { chosenValues } from '../../../shared/tables/chosenFormat.ts';
import { TableFormatFields } from '../../../shared/tables/TableFormatFields.tsx';
import { exportTexts } from './downloadReasons.ts';
import styles from './ImportColumns.module.scss';
import type { ImportedTable, ImportInput } from './readImport.ts';

const LEFT_OUT = 'left-out';
type Choice = ReasonColumn | typeof LEFT_OUT;

export type ImportColumnsProps = {
  readonly table: ImportedTable;
  readonly onChange: (input: Pick<ImportInput, 'columns' | 'delimiter' | 'namesRow'>) => void;
};

/** Fields for delimiter, header row and the content of each column. The detected values are preselected. */
export function ImportColumns({ table: { format, beginning, names, plan }, onChange }: ImportColumnsProps) {
  const { t } = useTranslation();
  const texts = exportTexts(t);
  const options = [
    { id: LEFT_OUT, label: t('returnReasons.transfer.leaveOut') } as const,
    ...reasonColumns.map((id) => ({ id, label: texts[id] })),
  ];
  const nameOf = (index: number): string =>
    names[index]?.trim() || t('returnReasons.transfer.column', { number: index + 1 });
  return (
    <>
      <Disclosure summary={t('returnReasons.transfer.columns')} isDefaultOpen={plan.includes(undefined)}>
        <div className={styles.columns}>
          <TableFormatFields
            format={format}
            beginning={beginning}
            onChange={(chosen) => onChange({ columns: [], ...chosenValues(chosen) })}
          />
        </div>
        <div className={styles.columns}>
          {plan.map((column, index) => (
            <Select<Choice>
              // Columns have no id, so the index is the key.
              key={index}
              label={nameOf(index)}
              placeholder={t('returnReasons.transfer.leaveOut')}
              options={options}
              value={column ?? LEFT_OUT}
              onChange={(choice) =>
                onChange({
                  columns: withChoice(plan, index, choice === LEFT_OUT ? undefined : choice).map((each) => each ?? ''),
                  ...chosenValues(format),
                })
              }
            />
          ))}
        </div>
      </Disclosure>
      {!plan.includes('code') && <p className={styles.refused}>{t('returnReasons.transfer.noCode')}</p>}
    </>
  );
}
