import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { importEdits } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import {
  countReasonColumns,
  reasonColumns,
  withChoice,
  type ReasonColumn,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { countOf, ImportDialog, NOTHING_TO_IMPORT } from '../../../shared/importing/ImportDialog.tsx';
import { ImportPreview } from '../../../shared/importing/ImportPreview.tsx';
import { tableMessage } from '../../../shared/importing/tableMessage.ts';
import { downloadReasonTemplate, exportTexts } from './downloadReasons.ts';
import { previewOf } from './previewOf.ts';
import { NO_INPUT, readImport, type ImportInput, type ImportedTable } from './readImport.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { chosenValues } from '../../../shared/tables/chosenFormat.ts';
import { TableFormatFields } from '../../../shared/tables/TableFormatFields.tsx';
import styles from './ImportReasons.module.scss';

export type ImportReasonsProps = {
  readonly store: ReturnReasonsStore;
  readonly pasted: string;
  readonly onClose: () => void;
};

/** Dialog that imports spreadsheet rows after a preview. The import is a single undo step. */
export const ImportReasons = observer(function ImportReasons({ store, pasted, onClose }: ImportReasonsProps) {
  const { t } = useTranslation();
  const { published, pending } = store;
  const form = useForm<ImportInput>({
    draft: 'import/reasons',
    initial: NO_INPUT,
    fields: [{ name: 'text' }],
    onSubmit: (input) => {
      const edits = importEdits(published, readImport(input, published, pending).rows);
      if (edits.length === 0) return NOTHING_TO_IMPORT;
      store.edit(edits);
      announce(t('returnReasons.transfer.imported', { count: edits.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const tooMuch = useMemo(() => tooMuchOf(pasted, countReasonColumns), [pasted]);
  const paste = useEffectEvent(() => form.change({ text: pasted }));
  useEffect(
    function insertPastedText() {
      // Set the pasted text as an edit, so that closing asks for confirmation and a reload restores the text.
      if (pasted !== '' && !tooMuch) paste();
    },
    [pasted, tooMuch],
  );
  // Defer parsing, so that typing is not delayed.
  const input = useDeferredValue(form.values);
  const { problem, table, rows } = useMemo(() => readImport(input, published, pending), [input, published, pending]);
  const count = countOf(rows, 'new', 'changed');
  const texts = exportTexts(t);
  return (
    <ImportDialog
      form={form}
      initial={NO_INPUT}
      title={t('returnReasons.transfer.title')}
      description={t('returnReasons.transfer.hint')}
      label={t('returnReasons.transfer.paste')}
      error={tableMessage(t, form.values.text === '' ? tooMuch : problem)}
      refuse={(text) => tableMessage(t, tooMuchOf(text, countReasonColumns))}
      onTemplate={() => downloadReasonTemplate(t)}
      rows={rows}
      count={count}
      submitLabel={t('returnReasons.transfer.submit', { count })}
      notes={table && <ImportColumns key={table.plan.length} table={table} onChange={form.change} />}
      onClose={onClose}
    >
      <ImportPreview
        columns={reasonColumns.map((column) => texts[column])}
        rows={rows.map((row) => previewOf(t, texts, row))}
      />
    </ImportDialog>
  );
});

const LEFT_OUT = 'left-out';
type Choice = ReasonColumn | typeof LEFT_OUT;

type ImportColumnsProps = {
  readonly table: ImportedTable;
  readonly onChange: (input: Pick<ImportInput, 'columns' | 'delimiter' | 'namesRow'>) => void;
};

/** Fields for delimiter, header row and the content of each column. The detected values are preselected. */
function ImportColumns({ table: { format, beginning, names, plan }, onChange }: ImportColumnsProps) {
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
