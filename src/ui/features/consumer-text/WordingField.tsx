import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../application/consumer-text/ConsumerTextEditor.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { textRuleOf } from '../../../domain/consumer-text/textRuleOf.ts';
import type { TextSlot } from '../../../domain/consumer-text/textSlot.ts';
import { directionOf, ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { isText } from '../../../domain/shared/shapes.ts';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { UrlField } from '../../shared/components/UrlField/UrlField.tsx';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { usualWords } from '../../shared/preview/usualWords.ts';

export type WordingFieldProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly slot: TextSlot;
  /** The texts of the customer's language. */
  readonly customerT: TFunction;
};

/** For observers: a slot's own text in a language, as a live field. */
function useWording(editor: ConsumerTextEditor, language: Language, slot: TextSlot): FieldDraft<string> {
  const { normalize, problem, limit } = textRuleOf(slot);
  return useFieldDraft<string>({
    name: configKey({ kind: 'text', language, slot }),
    isValue: isText,
    pending: editor.pending(language, slot),
    published: editor.published(language, slot),
    normalize,
    limit,
    // The domain does not know the texts: the translation check holds that its keys have one.
    check: (text) => (text === '' ? undefined : (problem?.(text) as FormMessage | undefined)),
    save: (text) => editor.edit(language, slot, text),
  });
}

/** A place for a merchant's words in one language, with what shows there where nothing is written [CT-2]. */
export const WordingField = observer(function WordingField({ editor, language, slot, customerT }: WordingFieldProps) {
  const { t } = useTranslation();
  const draft = useWording(editor, language, slot);
  const isEmpty = draft.value.trim() === '';
  const shown = isEmpty ? editor.shown(language, slot) : undefined;
  const borrowed = shown && shown.language !== language ? shown : undefined;
  const usual = usualWords(slot, customerT);

  const shared = {
    label: t(`changes.fields.${slot.field as 'heading'}`),
    hint: borrowed && t('wording.borrowed', { language: ownNameOf(borrowed.language) }),
    placeholder: borrowed?.text ?? usual,
    optionalMark: slot.isOptional ? t('common.optional') : undefined,
  };
  return slot.kind === 'link' ? (
    <UrlField {...draft.field} {...shared} />
  ) : (
    <TextField {...draft.field} {...shared} dir={directionOf(language)} autoComplete="off" />
  );
});
