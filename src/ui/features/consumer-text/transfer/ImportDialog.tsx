import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { textEditId, type TextEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { importTexts, type ImportedText } from '../../../../domain/consumer-text/transfer/importTexts.ts';
import { shownCell } from '../../../../domain/tables/cell.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { TextEditList } from '../several/TextEditList.tsx';
import styles from './ImportTexts.module.scss';
import { problemText } from './importMessages.ts';
import { NO_INPUT, type ImportInput, ImportSource } from './ImportSource.tsx';
import { RefusedTexts } from './RefusedTexts.tsx';
import { useFileTexts } from './useFileTexts.ts';

const countOf = (rows: readonly ImportedText[], outcome: ImportedText['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

/** The number of untranslated texts by their state in the file, such as `new: 2`. */
function untranslatedIn(rows: readonly ImportedText[]): readonly string[] {
  const states = rows.flatMap((row) => (row.outcome === 'untranslated' ? [row.state] : []));
  return [...new Set(states)].map((state) => `${state}: ${states.filter((each) => each === state).length}`);
}

const editsOf = (rows: readonly ImportedText[]): readonly TextEdit[] =>
  rows.flatMap((row) => (row.outcome === 'new' || row.outcome === 'changed' ? [row.edit] : []));

export type ImportDialogProps = { readonly editor: ConsumerTextEditor; readonly onClose: () => void };

/** Imports texts from a file after a preview. One undo step. */
export const ImportDialog = observer(function ImportDialog({ editor, onClose }: ImportDialogProps) {
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
      if (accepted.length === 0) return { place: 'form', message: 'wording.transfer.nothing', fields: [] };
      editor.editAll(accepted);
      announce(t('wording.transfer.imported', { count: accepted.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const file = useFileTexts(useDeferredValue(values.text));
  const rows = importTexts(texts, languages, file?.texts ?? []);
  const edits = editsOf(rows);
  const count = acceptedEdits(values).length;
  const counts = t('wording.transfer.counts', {
    added: countOf(rows, 'new'),
    changed: countOf(rows, 'changed'),
    same: countOf(rows, 'same'),
    refused: countOf(rows, 'refused'),
  });
  const untranslated = untranslatedIn(rows);
  useAnnouncement(rows.length > 0 ? counts : '');
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('wording.transfer.title')}
      description={t('wording.transfer.hint')}
      submitLabel={count === 0 ? t('wording.transfer.submitNone') : t('wording.transfer.submit', { count })}
      onClose={onClose}
    >
      <ImportSource form={form} error={file?.problem && problemText(t, file.problem)} />
      {rows.length > 0 && <p className={styles.counts}>{counts}</p>}
      {untranslated.length > 0 && (
        <p className={styles.counts}>
          {t('wording.transfer.untranslated', {
            states: new Intl.ListFormat(language, { type: 'unit' }).format(untranslated),
          })}
        </p>
      )}
      {file?.unread !== undefined && file.unread.length > 0 && (
        <p className={styles.counts}>
          {t('wording.transfer.unread', { columns: new Intl.ListFormat(language).format(file.unread.map(shownCell)) })}
        </p>
      )}
      <TextEditList
        label={t('wording.transfer.preview')}
        edits={edits}
        leftOut={values.leftOut}
        onToggle={(id, isIn) =>
          change({ leftOut: isIn ? values.leftOut.filter((each) => each !== id) : [...values.leftOut, id] })
        }
      />
      <RefusedTexts rows={rows} />
    </FormDialog>
  );
});
