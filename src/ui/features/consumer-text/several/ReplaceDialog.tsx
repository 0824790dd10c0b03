import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { replaceTexts, type Replacement } from '../../../../domain/consumer-text/replaceTexts.ts';
import { textEditId, type TextEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { TextEditList, withToggled } from './TextEditList.tsx';
import styles from './ReplaceDialog.module.scss';

/** `leftOut` lists the texts that the user has excluded. All other texts are included, even if they appear later. */
type ReplaceInput = Replacement & { readonly leftOut: readonly string[] };

const NO_INPUT: ReplaceInput = { find: '', replacement: '', matchesCase: false, wholeWords: false, leftOut: [] };

export type ReplaceDialogProps = { readonly editor: ConsumerTextEditor; readonly onClose: () => void };

/** Replaces a text in all selected languages after a preview, as a single undo step. */
export const ReplaceDialog = observer(function ReplaceDialog({ editor, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation();
  const { texts, languages } = editor;

  function editsOf({ leftOut, ...wanted }: ReplaceInput): readonly TextEdit[] {
    const chosen = languages.filter((language) => !leftOut.includes(language));
    return replaceTexts(texts, chosen, wanted);
  }
  const acceptedEdits = (input: ReplaceInput): readonly TextEdit[] =>
    editsOf(input).filter((edit) => edit.problem === undefined && !input.leftOut.includes(textEditId(edit)));

  const form = useForm<ReplaceInput>({
    draft: 'replace/texts',
    initial: NO_INPUT,
    fields: [{ name: 'find', isRequired: true }, { name: 'replacement' }],
    onSubmit: (input) => {
      const accepted = acceptedEdits(input);
      if (accepted.length === 0) return { place: 'form', message: 'consumerText.replace.nothing', fields: [] };
      editor.editAll(accepted);
      announce(t('consumerText.replace.done', { count: accepted.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const toggle = (id: string, isIn: boolean): void => change({ leftOut: withToggled(values.leftOut, id, !isIn) });
  const input = useDeferredValue(values);
  const edits = editsOf(input);
  const count = acceptedEdits(input).length;
  const countText = t('consumerText.replace.found', { count: edits.length });
  useAnnouncement(input.find === '' ? '' : countText);
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('consumerText.replace.title')}
      description={t('consumerText.replace.description')}
      submitLabel={count === 0 ? t('consumerText.replace.submitNone') : t('consumerText.replace.submit', { count })}
      onClose={onClose}
    >
      <div className={styles.words}>
        <TextField
          {...form.field('find')}
          label={t('consumerText.replace.find')}
          dir="auto"
          autoComplete="off"
          autoFocus
        />
        <TextField
          {...form.field('replacement')}
          optionalMark={undefined}
          label={t('consumerText.replace.replacement')}
          hint={t('consumerText.replace.replacementHint')}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('consumerText.replace.how')}</legend>
        <Checkbox
          label={t('consumerText.replace.matchesCase')}
          isSelected={values.matchesCase}
          onChange={(matchesCase) => change({ matchesCase })}
        />
        <Checkbox
          label={t('consumerText.replace.wholeWords')}
          isSelected={values.wholeWords}
          onChange={(wholeWords) => change({ wholeWords })}
        />
      </fieldset>
      {languages.length > 1 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('consumerText.languages')}</legend>
          {languages.map((language) => (
            <Checkbox
              key={language}
              label={ownNameOf(language)}
              isSelected={!values.leftOut.includes(language)}
              onChange={(isIn) => toggle(language, isIn)}
            />
          ))}
        </fieldset>
      )}
      {input.find !== '' && <p className={styles.count}>{countText}</p>}
      <TextEditList label={t('consumerText.replace.list')} edits={edits} leftOut={values.leftOut} onToggle={toggle} />
    </FormDialog>
  );
});
