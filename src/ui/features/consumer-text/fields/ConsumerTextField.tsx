import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import type { OwnerTexts } from '../../../../application/consumer-text/OwnerTexts.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import {
  missingPlaceholders,
  placeholderOf,
  placeholdersOf,
} from '../../../../domain/consumer-text/placeholders/placeholders.ts';
import { placeholderProblem } from '../../../../domain/consumer-text/placeholders/knownPlaceholders.ts';
import { textRuleOf } from '../../../../domain/consumer-text/textRuleOf.ts';
import type { TextSlot } from '../../../../domain/consumer-text/textSlot.ts';
import { directionOf, ownNameOf, type Language } from '../../../../domain/languages/language.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import type { OtherValue } from '../../../shared/components/Field/fieldTexts.ts';
import { TextField, UrlField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { useFieldDraft, type FieldDraft } from '../../../shared/forms/useFieldDraft.ts';
import { usualKey, usualWords } from '../../../shared/preview/content/usualWords.ts';
import { TextOriginLine } from './TextOriginLine.tsx';
import styles from './ConsumerTextField.module.scss';
import { TextDifference } from '../../../shared/components/TextDifference/TextDifference.tsx';
import { PlaceholderChips } from '../placeholders/PlaceholderChips.tsx';
import { PlaceholderMarks } from '../placeholders/PlaceholderMarks.tsx';

export type ConsumerTextFieldProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly slot: TextSlot;
  /** Translation function of the customer's language. */
  readonly customerT: TFunction;
  readonly ownerTexts: OwnerTexts | undefined;
};

function useDraftText(editor: ConsumerTextEditor, language: Language, slot: TextSlot): FieldDraft<string> {
  const { normalize, problem, limit } = textRuleOf(slot);
  return useFieldDraft<string>({
    name: configKey({ kind: 'text', language, slot }),
    isValue: isText,
    pending: editor.pending(language, slot),
    published: editor.published(language, slot),
    normalize,
    limit,
    // `npm run check translations` ensures that the domain's text keys exist.
    check: (text) =>
      text === ''
        ? undefined
        : ((problem?.(text) ?? placeholderProblem(text, slot, editor.publishedTexts)) as FormMessage | undefined),
    save: (text) => editor.edit(language, slot, text),
  });
}

/** Field for a text of the customer's portal. Shows the default text as placeholder while the field is empty [CT-2]. */
export const ConsumerTextField = observer(function ConsumerTextField({
  editor,
  language,
  slot,
  customerT,
  ownerTexts,
}: ConsumerTextFieldProps) {
  const { t } = useTranslation();
  const draft = useDraftText(editor, language, slot);
  const origin = editor.origin(language, slot);
  const borrowed = origin.kind === 'borrowed' ? origin : undefined;
  const usual = usualWords(slot, customerT);
  const standard = ownerTexts?.standard(language, usualKey(slot) ?? '');
  const owner =
    ownerTexts && standard !== undefined && standard !== usual ? { name: ownerTexts.ownerName, standard } : undefined;
  const base = language === editor.start ? undefined : editor.origin(editor.start, slot);
  const label = t(`changes.fields.${slot.field as 'heading'}`);
  const inputRef = useRef<HTMLInputElement>(null);
  const isEmpty = draft.value.trim() === '';
  const missing = isEmpty ? [] : missingPlaceholders(draft.value, editor.base(language, slot));
  const lack =
    missing.length === 0
      ? undefined
      : t('consumerText.placeholders.missing', { placeholders: [...new Set(missing)].map(placeholderOf).join(' ') });
  useAnnouncement(lack ?? '');

  const shared = {
    label,
    hint: borrowed && isEmpty ? t('consumerText.borrowed', { language: ownNameOf(borrowed.language) }) : lack,
    placeholder: borrowed?.text ?? usual,
    optionalMark: slot.isOptional ? t('common.optional') : undefined,
  };
  return (
    <div className={styles.field}>
      {slot.kind === 'link' ? (
        <UrlField {...draft.field} {...shared} />
      ) : (
        <TextField
          {...draft.field}
          {...shared}
          inputRef={inputRef}
          prefix={
            placeholdersOf([draft.value]).length === 0 ? undefined : (
              <PlaceholderMarks text={draft.value} dir={directionOf(language)} inputRef={inputRef} />
            )
          }
          was={withDifference(draft.field.was, editor.published(language, slot), draft.value.trim(), language)}
          dir={directionOf(language)}
          autoComplete="off"
        />
      )}
      {slot.kind === 'text' && (
        <PlaceholderChips
          label={label}
          names={placeholdersOf([...editor.placeholders(slot).map(placeholderOf), usual ?? ''])}
          missing={missing}
          inputRef={inputRef}
        />
      )}
      <TextOriginLine
        label={label}
        origin={origin}
        base={base?.kind === 'own' ? { text: base.text, language: editor.start } : undefined}
        usual={usual}
        owner={owner}
        onUse={(text) => editor.edit(language, slot, text)}
      />
    </div>
  );
});

function withDifference(
  was: OtherValue | undefined,
  published: string,
  written: string,
  language: Language,
): OtherValue | undefined {
  if (!was || was.isOpen || published === '' || written === '') return was;
  return { ...was, difference: <TextDifference before={published} after={written} language={language} /> };
}
