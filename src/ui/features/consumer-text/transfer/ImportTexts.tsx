import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { textEditId, type TextEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { importTexts, type ImportedText } from '../../../../domain/consumer-text/transfer/importTexts.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ImportDialog, NOTHING_TO_IMPORT } from '../../../shared/importing/ImportDialog.tsx';
import { TABLE_FILES } from '../../../shared/importing/ImportSource.tsx';
import { RefusedRows, type RefusedRow } from '../../../shared/importing/RefusedRows.tsx';
import { UnreadColumns } from '../../../shared/importing/UnreadColumns.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { TextEditList, withToggled } from '../several/TextEditList.tsx';
import { importMessage, problemText } from './importMessage.ts';
import styles from './ImportTexts.module.scss';
import { TranslationFiles } from '../../../../application/consumer-text/TranslationFiles.ts';
import { readCsv } from '../../../../domain/consumer-text/transfer/csvTexts.ts';
import type { FileProblem, FileText } from '../../../../domain/consumer-text/transfer/fileText.ts';
import { useService } from '../../../shared/services.tsx';

type ImportInput = { readonly text: string; readonly leftOut: readonly string[] };

const NO_INPUT: ImportInput = { text: '', leftOut: [] };
const ACCEPTED = [...TABLE_FILES, '.xlf', '.xliff', '.xml', 'application/xliff+xml'];
const MAX_SHOWN_CHARACTERS = 80;

/** Returns the number of untranslated texts for each state in the file, e.g. `new: 2`. */
function untranslatedIn(rows: readonly ImportedText[]): readonly string[] {
  const states = rows.flatMap((row) => (row.outcome === 'untranslated' ? [row.state] : []));
  return [...new Set(states)].map((state) => `${state}: ${states.filter((each) => each === state).length}`);
}

export type ImportTextsProps = { readonly editor: ConsumerTextEditor; readonly onClose: () => void };

/** Imports texts from a file after a preview, as a single undo step. */
export const ImportTexts = observer(function ImportTexts({ editor, onClose }: ImportTextsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { texts, languages } = editor;
  const acceptedEdits = ({ leftOut }: ImportInput): readonly TextEdit[] =>
    edits.filter((edit) => !leftOut.includes(textEditId(edit)));
  const form = useForm<ImportInput>({
    draft: 'import/texts',
    initial: NO_INPUT,
    fields: [{ name: 'text' }],
    onSubmit: (input) => {
      const accepted = acceptedEdits(input);
      if (accepted.length === 0) return NOTHING_TO_IMPORT;
      editor.editAll(accepted);
      announce(t('consumerText.transfer.imported', { count: accepted.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const file = useFileTexts(useDeferredValue(values.text));
  const rows = importTexts(texts, languages, file?.texts ?? []);
  const edits = rows.flatMap((row) => (row.outcome === 'new' || row.outcome === 'changed' ? [row.edit] : []));
  const count = acceptedEdits(values).length;
  const untranslated = untranslatedIn(rows);
  const refused = rows.flatMap((row): readonly RefusedRow[] =>
    row.outcome === 'refused'
      ? [
          {
            place: t('consumerText.transfer.place', { place: row.place }),
            name: `${row.key.slice(0, MAX_SHOWN_CHARACTERS)} ${row.language.slice(0, MAX_SHOWN_CHARACTERS)}`,
            problems: [importMessage(t, row.error)],
          },
        ]
      : [],
  );
  return (
    <ImportDialog
      form={form}
      initial={NO_INPUT}
      title={t('consumerText.transfer.title')}
      description={t('consumerText.transfer.hint')}
      label={t('consumerText.transfer.paste')}
      error={file?.problem && problemText(t, file.problem)}
      accepted={ACCEPTED}
      rows={rows}
      count={count}
      submitLabel={t('consumerText.transfer.submit', { count })}
      onClose={onClose}
    >
      {untranslated.length > 0 && (
        <p className={styles.quiet}>
          {t('consumerText.transfer.untranslated', {
            states: new Intl.ListFormat(language, { type: 'unit' }).format(untranslated),
          })}
        </p>
      )}
      <UnreadColumns names={file?.unread ?? []} />
      <TextEditList
        label={t('importing.preview')}
        edits={edits}
        leftOut={values.leftOut}
        onToggle={(id, isIn) => change({ leftOut: withToggled(values.leftOut, id, !isIn) })}
      />
      <RefusedRows rows={refused} />
    </ImportDialog>
  );
});

type FileTexts = {
  readonly texts: readonly FileText[];
  /** Names of the ignored columns. */
  readonly unread?: readonly string[] | undefined;
  readonly problem?: FileProblem | 'unreadable' | undefined;
};

const NOTHING: FileTexts = { texts: [] };
/** XML starts with `<`, a table never does. */
const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/** Undefined while reading the file. */
function useFileTexts(text: string): FileTexts | undefined {
  const files = useService(TranslationFiles);
  const [read, setRead] = useState<{ readonly of: string; readonly found: FileTexts }>();
  const table = useMemo((): FileTexts => {
    if (text.trim() === '' || isXml(text)) return NOTHING;
    const parsed = readCsv(text);
    return parsed.ok ? parsed.value : { texts: [], problem: parsed.error };
  }, [text]);
  useEffect(
    function readFile() {
      if (!isXml(text)) return undefined;
      let isCurrent = true;
      void files.read(text).then((result) => {
        if (!isCurrent) return;
        setRead({ of: text, found: result.ok ? result.value : { texts: [], problem: 'unreadable' } });
      });
      return () => {
        isCurrent = false;
      };
    },
    [files, text],
  );
  if (!isXml(text)) return table;
  return read?.of === text ? read.found : undefined;
}
