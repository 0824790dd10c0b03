import { FileUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { batchColumns } from '../../../../domain/dispositions/batch/batchColumns.ts';
import { batchTemplate } from '../../../../domain/dispositions/batch/batchTemplate.ts';
import { readBatch } from '../../../../domain/dispositions/batch/readBatch.ts';
import { replayBatch } from '../../../../domain/dispositions/batch/replayBatch.ts';
import type { DispositionPlace } from '../../../../domain/dispositions/disposition.ts';
import { decodeText } from '../../../../domain/tables/decodeText.ts';
import { readTable, TABLE_LIMITS, tooMuchOf, type TableProblem } from '../../../../domain/tables/readTable.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { PlaceSwitch } from '../try/PlaceSwitch.tsx';
import styles from './BatchDialog.module.scss';
import { BatchProblems } from './BatchProblems.tsx';
import { BatchResult } from './BatchResult.tsx';

export type BatchDialogProps = { readonly editor: DispositionsEditor; readonly onClose: () => void };

const ACCEPTED = ['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'];
/** Maximum number of bytes of a text within the limit. */
const MAX_FILE_SIZE = 4 * TABLE_LIMITS.characters;
/** Maximum number of listed questions. */
const NAMED_QUESTIONS = 3;

/** Evaluates spreadsheet items by published and pending rules. Nothing is stored. */
export const BatchDialog = observer(function BatchDialog({ editor, onClose }: BatchDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<DispositionPlace>('warehouse');
  const [refused, setRefused] = useState<string>();
  // Deferred, so that typing stays responsive.
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

  function sayProblem(problem: TableProblem['kind'] | 'no-columns'): string | undefined {
    switch (problem) {
      case 'empty':
        return undefined;
      case 'too-large':
        return t('common.tooMuchToRead');
      case 'too-many-rows':
        return t('dispositions.batch.tooManyRows', { max: TABLE_LIMITS.rows });
      case 'too-many-columns':
        return t('dispositions.batch.tooManyColumns', { max: TABLE_LIMITS.columns });
      case 'no-columns':
        return t('dispositions.batch.noColumns', { name: t('dispositions.form.categories') });
      default:
        return problem satisfies never;
    }
  }

  async function take(file: File | undefined): Promise<void> {
    setRefused(undefined);
    if (!file) return;
    try {
      if (file.size > MAX_FILE_SIZE) setRefused(t('common.tooMuchToRead'));
      else setTyped(decodeText(new Uint8Array(await file.arrayBuffer()), language));
    } catch {
      setRefused(t('dispositions.batch.unreadable'));
    }
  }

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
    ...attributes.slice(0, NAMED_QUESTIONS).map(({ name }) => name),
  ];
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('dispositions.batch.title')}
      description={t('dispositions.batch.hint')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('common.close')}</Button>}
    >
      <div className={styles.parts}>
        <TextArea
          label={t('dispositions.batch.text')}
          hint={t('dispositions.batch.columns', { columns: columns.join(' · ') })}
          value={typed}
          onChange={(value) => {
            setRefused(undefined);
            setTyped(value);
          }}
          error={refused ?? (read.problem && sayProblem(read.problem))}
          onPasteText={(pasted) => (pasted.length > TABLE_LIMITS.characters ? t('common.tooMuchToRead') : undefined)}
          dir="auto"
          isMono
          rows={5}
          autoFocus
        />
        <div className={styles.source}>
          <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => void take(files?.[0])}>
            <Button icon={<Glyph of={FileUp} />}>{t('dispositions.batch.choose')}</Button>
          </FileTrigger>
          <TemplateButton
            onPress={() =>
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
          />
          <PlaceSwitch place={place} onChange={setPlace} />
        </div>
        {batch && replay && (
          <>
            <p className={styles.counts}>{counts}</p>
            {batch.unread.length > 0 && (
              <p className={styles.counts} dir="auto">
                {t('dispositions.batch.unread', { columns: batch.unread.join(' · ') })}
              </p>
            )}
            {replay.counts.length > 0 && <BatchResult editor={editor} replay={replay} />}
            <BatchProblems problems={batch.problems} />
          </>
        )}
      </div>
    </Dialog>
  );
});
