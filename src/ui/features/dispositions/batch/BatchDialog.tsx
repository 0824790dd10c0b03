import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { batchColumns } from '../../../../domain/dispositions/batch/batchColumns.ts';
import { batchTemplate } from '../../../../domain/dispositions/batch/batchTemplate.ts';
import { readBatch, type BatchFault } from '../../../../domain/dispositions/batch/readBatch.ts';
import { replayBatch } from '../../../../domain/dispositions/batch/replayBatch.ts';
import type { DispositionPlace } from '../../../../domain/dispositions/disposition.ts';
import { readTable, tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { ImportSource } from '../../../shared/importing/ImportSource.tsx';
import { RefusedRows } from '../../../shared/importing/RefusedRows.tsx';
import { tableMessage } from '../../../shared/importing/tableMessage.ts';
import { UnreadColumns } from '../../../shared/importing/UnreadColumns.tsx';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { PlaceSwitch } from '../try/PlaceSwitch.tsx';
import styles from './BatchDialog.module.scss';
import { BatchResult } from './BatchResult.tsx';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

export type BatchDialogProps = { readonly editor: DispositionsEditor; readonly onClose: () => void };

const MAX_LISTED_QUESTIONS = 3;

/** Dialog that evaluates items from a spreadsheet with the published and the pending rules. Nothing is stored. */
export const BatchDialog = observer(function BatchDialog({ editor, onClose }: BatchDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<DispositionPlace>('warehouse');
  const text = useDeferredValue(typed);
  const { published, pending } = editor;
  const { attributes } = pending;
  const read = useMemo(() => {
    const columnsOf = (cells: readonly string[]) => batchColumns(cells, attributes);
    const countNames = (cells: readonly string[]): number =>
      columnsOf(cells).filter((column) => column !== undefined).length;
    const table = readTable(text, countNames);
    const tooMuch = tooMuchOf(text, countNames);
    if (!table.ok) return { problem: tooMuch ?? table.error.kind };
    if (!columnsOf(table.value.names).includes('categories')) return { problem: 'no-columns' as const };
    return { batch: readBatch(table.value, attributes, place) };
  }, [text, attributes, place]);
  const { batch } = read;
  const replay = useMemo(
    () => (batch ? replayBatch(batch.items, published, pending) : undefined),
    [batch, published, pending],
  );

  const problem =
    read.problem === 'no-columns'
      ? t('dispositions.batch.noColumns', { name: t('dispositions.form.categories') })
      : tableMessage(t, read.problem);
  const counts =
    batch &&
    replay &&
    [
      t('dispositions.batch.counts', { items: batch.items.length, out: batch.problems.length }),
      ...(editor.isChanged ? [t('dispositions.batch.changed', { number: replay.differences.length })] : []),
    ].join(' ');
  useAnnouncement(counts ?? '');
  const columns = [
    t('dispositions.batch.item'),
    t('dispositions.form.categories'),
    t('dispositions.place'),
    ...attributes.slice(0, MAX_LISTED_QUESTIONS).map(({ name }) => name),
  ];
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('dispositions.batch.title')}
      description={t('dispositions.batch.hint')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('common.close')}</Button>}
    >
      <div className={styles.parts}>
        <ImportSource
          label={t('dispositions.batch.text')}
          hint={t('dispositions.batch.columns', { columns: columns.join(' · ') })}
          value={typed}
          onChange={setTyped}
          onReplace={setTyped}
          error={problem}
          onTemplate={() =>
            downloadTable(
              t('dispositions.batch.templateName'),
              batchTemplate(pending, {
                item: t('dispositions.batch.item'),
                categories: t('dispositions.form.categories'),
                place: t('dispositions.place'),
                warehouse: t('dispositions.places.warehouse'),
                yes: t('dispositions.yes'),
              }),
            )
          }
        >
          <PlaceSwitch place={place} onChange={setPlace} />
        </ImportSource>
        {batch && replay && (
          <>
            <p className={styles.counts}>{counts}</p>
            <UnreadColumns names={batch.unread} />
            {replay.counts.length > 0 && <BatchResult editor={editor} replay={replay} />}
            <RefusedRows
              rows={batch.problems.map(({ row, faults }) => ({
                place: t('dispositions.batch.row', { row }),
                problems: faults.map((fault) => faultText(t, fault)),
              }))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
});

const MAX_SHOWN_CHARACTERS = 60;

function faultText(t: TFunction, fault: BatchFault): string {
  switch (fault.kind) {
    case 'quote':
      return t('common.table.quote');
    case 'cells':
      return t('common.table.cells');
    case 'no-categories':
      return t('dispositions.batch.problem.no-categories');
    case 'no-answer':
    case 'no-place':
      return t(`dispositions.batch.problem.${fault.kind}`, {
        column: isolated(fault.column),
        value: isolated(fault.value.slice(0, MAX_SHOWN_CHARACTERS)),
      });
    case 'error-value':
    case 'lost-letters':
    case 'power':
      return t(cellProblemTexts[fault.kind], { value: isolated(shownCell(fault.value)) });
  }
}
