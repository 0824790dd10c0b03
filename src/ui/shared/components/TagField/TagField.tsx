import { Plus, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { pastedTexts } from '../../../../domain/tables/pastedTexts.ts';
import { announce } from '../../announcing/announce.ts';
import { classNames } from '../../classNames.ts';
import { isComposing } from '../../forms/isComposing.ts';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import styles from './TagField.module.scss';

export type TagFieldProps = Omit<FieldTexts, 'was'> & {
  readonly values: readonly string[];
  /** Called with the new list and the text that is still in the input. */
  readonly onChange: (values: readonly string[], typed: string) => void;
  /** Text in the input that is not added to the list yet, e.g. because it is invalid. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly labels: {
    readonly added: (text: string) => string;
    readonly removed: (text: string) => string;
    readonly duplicate: (text: string) => string;
  };
  /** Returns the normalized text, e.g. in lower case, by which duplicates are detected. Defaults to the text itself. */
  readonly fold?: ((text: string) => string) | undefined;
  readonly validate?: ((text: string) => string | undefined) | undefined;
  /** Splits pasted text also at commas, semicolons and vertical bars (`pastedTexts`), and skips duplicates. */
  readonly list?:
    | {
        /** Returns the announcement after a paste. Arguments: number of added texts and of skipped duplicates. */
        readonly added: (count: number, dropped: number) => string;
      }
    | undefined;
  /** Suggests texts that contain the input text and are not in the list yet. */
  readonly suggestions?:
    | {
        readonly label: string;
        readonly texts: readonly string[];
        /** Accessible name of a suggestion: "Add Photo". */
        readonly add: (text: string) => string;
      }
    | undefined;
};

const MAX_SUGGESTIONS = 6;
const NAMED_CHARACTERS = 30;

const shortened = (text: string): string =>
  text.length > NAMED_CHARACTERS ? `${text.slice(0, NAMED_CHARACTERS)}…` : text;

/**
 * Field for a list of short texts. Enter, blur and pasting several lines add texts. Backspace in an empty input removes
 * the last text.
 */
export function TagField({
  label,
  hint,
  error,
  optionalMark,
  limit,
  values,
  onChange,
  typed,
  onType,
  labels,
  fold = (text) => text,
  validate,
  list,
  suggestions,
}: TagFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const suggestionList = useRef<HTMLUListElement>(null);
  const [problem, setProblem] = useState<string | undefined>(() => problemOf(typed.trim(), values));
  const shownError = problem ?? error;

  function isListed(text: string, listed: readonly string[]): boolean {
    return listed.some((each) => fold(each) === fold(text));
  }

  function problemOf(text: string, listed: readonly string[]): string | undefined {
    if (text === '') return undefined;
    return isListed(text, listed) ? labels.duplicate(text) : validate?.(text);
  }

  /** Adds the valid texts to the list. Invalid texts are put into the input, and their errors are shown. */
  function add(texts: readonly string[], isPasted: boolean): void {
    const listed = [...values];
    const refused: { readonly text: string; readonly why: string }[] = [];
    let listedKeys = 0;
    for (const text of texts.map((each) => each.trim()).filter((each) => each !== '')) {
      const errorMessage = problemOf(text, listed);
      if (errorMessage === undefined) listed.push(text);
      else if (isPasted && list && isListed(text, listed)) listedKeys += 1;
      else refused.push({ text, why: errorMessage });
    }
    const added = listed.slice(values.length);
    const remainingText = refused.map(({ text }) => text).join(', ');
    const problems = refused.map(({ text, why }) =>
      refused.length === 1 ? why : t('common.textRefused', { text: shortened(text), why }),
    );
    setProblem(problems.length > 0 ? problems.join(' ') : undefined);
    if (added.length > 0) onChange(listed, remainingText);
    // Do not report an edit if the user leaves the input without a change.
    else if (typed !== remainingText) onType(remainingText);
    if (isPasted && list) announce(list.added(added.length, listedKeys));
    else if (added.length > 0) announce(added.map(labels.added).join(' '));
  }

  function suggested(texts: readonly string[]): readonly string[] {
    const part = foldForSearch(typed.trim());
    const listed = new Set(values.map((value) => value.toLocaleLowerCase()));
    return texts
      .filter((text) => !listed.has(text.toLocaleLowerCase()) && foldForSearch(text).includes(part))
      .slice(0, MAX_SUGGESTIONS);
  }

  function remove(isRemoved: (text: string) => boolean): void {
    onChange(
      values.filter((text) => !isRemoved(text)),
      typed,
    );
    announce(values.filter(isRemoved).map(labels.removed).join(' '));
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add([typed], false);
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) remove((text) => text === values.at(-1));
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    const pieces = pastedTexts(pasted, list !== undefined);
    // If the clipboard contains a single text, let the browser insert it at the caret.
    if (pieces.length < 2 && !/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const textAroundSelection =
      typed.slice(0, selectionStart ?? typed.length) + typed.slice(selectionEnd ?? typed.length);
    add([textAroundSelection, ...pieces], true);
  }

  return (
    <AriaTextField
      value={typed}
      onChange={(text) => {
        onType(text);
        setProblem(undefined);
      }}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
      className={classNames(field.field)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={classNames(field.box, styles.box)}>
        {values.length > 0 && (
          <TagGroup
            aria-label={label}
            onRemove={(keys) => remove((text) => keys.has(text))}
            className={classNames(styles.tags)}
          >
            <TagList className={classNames(styles.tags)}>
              {values.map((text) => (
                <Tag key={text} id={text} textValue={text} className={classNames(styles.tag)}>
                  <span dir="auto" className={styles.text}>
                    {text}
                  </span>
                  <Button slot="remove" className={classNames(styles.remove)}>
                    <Glyph of={X} size="small" />
                  </Button>
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={input}
          dir="auto"
          className={classNames(field.control, styles.input)}
          data-held-back={problem === undefined ? undefined : ''}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={({ relatedTarget }) => {
            // Do not add the input text if the user is clicking a suggestion, which will replace this text.
            if (!suggestionList.current?.contains(relatedTarget)) add([typed], false);
          }}
        />
      </div>
      {suggestions && (
        <ul ref={suggestionList} className={styles.suggestions} aria-label={suggestions.label}>
          {suggested(suggestions.texts).map((text) => (
            <li key={text}>
              <button
                type="button"
                className={styles.suggestion}
                aria-label={suggestions.add(text)}
                // Keep the focus in the input, because its blur handler would add the input text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  add([text], false);
                  input.current?.focus();
                }}
              >
                <Glyph of={Plus} size="small" />
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes hint={hint} error={shownError} />
    </AriaTextField>
  );
}
