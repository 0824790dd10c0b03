import { useTranslation } from 'react-i18next';
import type { ImportedFile } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import {
  reasonColumns,
  withChoice,
  type ReasonColumn,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { exportTexts } from './exportTexts.ts';
import styles from './ImportReasons.module.scss';
import type { ImportInput } from './importInput.ts';

const LEFT_OUT = 'left-out';
type Choice = ReasonColumn | typeof LEFT_OUT;

export type ImportColumnsProps = {
  readonly file: ImportedFile;
  readonly onChange: (input: Pick<ImportInput, 'columns' | 'names'>) => void;
};

/** What each column of a file holds: as its name says it, or as somebody chooses. */
export function ImportColumns({ file: { rows, plan, hasNames }, onChange }: ImportColumnsProps) {
  const { t } = useTranslation();
  const texts = exportTexts(t);
  const options = [
    { id: LEFT_OUT, label: t('returnReasons.transfer.leaveOut') } as const,
    ...reasonColumns.map((id) => ({ id, label: texts[id] })),
  ];
  const nameOf = (place: number): string =>
    (hasNames && rows[0]?.[place]?.trim()) || t('returnReasons.transfer.column', { number: place + 1 });
  return (
    <Disclosure summary={t('returnReasons.transfer.columns')} isDefaultOpen={plan.includes(undefined)}>
      <Checkbox
        label={t('returnReasons.transfer.firstRow')}
        isSelected={hasNames}
        onChange={(isOn) => onChange({ columns: [], names: isOn ? 'yes' : 'no' })}
      />
      <div className={styles.columns}>
        {plan.map((column, place) => (
          <Select<Choice>
            // Columns are told apart by their places alone.
            key={place}
            label={nameOf(place)}
            placeholder={t('returnReasons.transfer.leaveOut')}
            options={options}
            value={column ?? LEFT_OUT}
            onChange={(choice) =>
              onChange({
                columns: withChoice(plan, place, choice === LEFT_OUT ? undefined : choice).map((each) => each ?? ''),
                names: hasNames ? 'yes' : 'no',
              })
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
