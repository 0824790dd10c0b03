import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { importEdits } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import { countReasonColumns, reasonColumns } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { countOf, ImportDialog, NOTHING_TO_IMPORT } from '../../../shared/importing/ImportDialog.tsx';
import { ImportPreview } from '../../../shared/importing/ImportPreview.tsx';
import { tableMessage } from '../../../shared/importing/tableMessage.ts';
import { downloadReasonTemplate, exportTexts } from './downloadReasons.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { previewOf } from './previewOf.ts';
import { NO_INPUT, readImport, type ImportInput } from './readImport.ts';

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
