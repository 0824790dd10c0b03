import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasons } from '../../../../domain/company/parts/returnReason.ts';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import {
  importEdits,
  readReasons,
  type ImportedRow,
} from '../../../../domain/return-reasons/transfer/importReasons.ts';
import { countReasonColumns } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { NO_INPUT, readImport, type ImportInput } from './importInput.ts';
import { tableMessage } from './importMessages.ts';
import { ImportPreview } from './ImportPreview.tsx';
import styles from './ImportReasons.module.scss';
import { ImportSource } from './ImportSource.tsx';

export type ImportDialogProps = {
  readonly store: Pick<ReturnReasonsStore, 'edit'>;
  readonly published: ReturnReasons;
  readonly pending: ReturnReasons;
  /** Text pasted into the table. */
  readonly pasted: string;
  readonly onClose: () => void;
};

function read(input: ImportInput, published: ReturnReasons, pending: ReturnReasons) {
  const table = readImport(input);
  if (!table.ok) return { problem: table.error.kind, rows: [] } as const;
  const file = table.value;
  const hasCode = file.plan.includes('code');
  return { file, hasCode, rows: hasCode ? readReasons(file, published, pending) : [] } as const;
}

const countOf = (rows: readonly ImportedRow[], wanted: ImportedRow['outcome']): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** Imports spreadsheet rows after a preview. One undo step. */
export function ImportDialog({ store, published, pending, pasted, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const form = useForm<ImportInput>({
    draft: 'import/reasons',
    initial: NO_INPUT,
    fields: [{ name: 'text' }],
    onSubmit: (input) => {
      const { rows } = read(input, published, pending);
      const edits = importEdits(published, rows);
      if (edits.length === 0) return { place: 'form', message: 'returnReasons.transfer.nothing', fields: [] };
      store.edit(edits);
      announce(t('returnReasons.transfer.imported', { count: edits.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const tooMuch = useMemo(() => tooMuchOf(pasted, countReasonColumns), [pasted]);
  const paste = useEffectEvent(() => form.change({ text: pasted }));
  useEffect(
    function takeWhatWasPasted() {
      // Counts as an edit, so that closing asks first and a reload restores it.
      if (pasted !== '' && !tooMuch) paste();
    },
    [pasted, tooMuch],
  );
  // Deferred, so that typing stays responsive.
  const input = useDeferredValue(form.values);
  const { problem, file, hasCode, rows } = useMemo(
    () => ({ problem: undefined, file: undefined, hasCode: false, ...read(input, published, pending) }),
    [input, published, pending],
  );
  const unread = problem === undefined || problem === 'empty' ? undefined : problem;
  const shownProblem = form.values.text === '' ? tooMuch : unread;
  const [added, changed] = [countOf(rows, 'new'), countOf(rows, 'changed')];
  const count = added + changed;
  const counts = t('returnReasons.transfer.counts', {
    added,
    changed,
    unchanged: countOf(rows, 'unchanged'),
    refused: countOf(rows, 'refused'),
  });
  useAnnouncement(rows.length > 0 ? counts : '');
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('returnReasons.transfer.title')}
      description={t('returnReasons.transfer.hint')}
      submitLabel={count === 0 ? t('returnReasons.transfer.submitNone') : t('returnReasons.transfer.submit', { count })}
      onClose={onClose}
    >
      <ImportSource form={form} error={shownProblem && tableMessage(t, shownProblem)} />
      {file && (
        <>
          <ImportColumns key={file.plan.length} table={file} onChange={form.change} />
          {!hasCode && <p className={styles.refused}>{t('returnReasons.transfer.noCode')}</p>}
          {rows.length > 0 && (
            <>
              <p className={styles.counts}>{counts}</p>
              <div className={styles.frame}>
                <ImportPreview rows={rows} />
              </div>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
