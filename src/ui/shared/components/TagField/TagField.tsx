import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { pastedTexts } from '../../../../domain/tables/pastedTexts.ts';
import { classNames } from '../../classNames.ts';
import field from '../Field/Field.module.scss';
import { LimitCount } from '../Field/LimitCount.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { announce } from '../../announcing/announce.ts';
import { isComposing } from '../../forms/isComposing.ts';
import styles from './TagField.module.scss';

export type TagFieldLabels = {
  /** Accessible name of a remove button: "Remove Photo". */
  readonly remove: (text: string) => string;
  readonly added: (text: string) => string;
  readonly removed: (text: string) => string;
  readonly duplicate: (text: string) => string;
};

export type TagFieldProps = Omit<FieldTexts, 'was'> & {
  readonly values: readonly string[];
  /** Called with the new list and the text that remains in the input. */
  readonly onChange: (values: readonly string[], typed: string) => void;
  /** Text in the input that is not in the list yet. Invalid text stays here. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly labels: TagFieldLabels;
  readonly placeholder?: string | undefined;
  /** Used only to detect duplicates, e.g. case folding. Defaults to the text itself. */
  readonly fold?: ((text: string) => string) | undefined;
  readonly validate?: ((text: string) => string | undefined) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Also splits pasted text at commas, semicolons and bars (`pastedTexts`), and skips duplicates. */
  readonly list?:
    | {
        /** Announced after a paste: numbers of added and duplicate texts. */
        readonly added: (count: number, dropped: number) => string;
      }
    | undefined;
  /** Offers texts that contain the input text and are not in the list yet. */
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
 * Edits a list of short texts. Enter, blur and a paste of several lines add texts. Backspace in an empty input removes
 * the last.
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
  placeholder,
  fold = (text) => text,
  validate,
  isDisabled = false,
  list,
  suggestions,
}: TagFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const offered = useRef<HTMLUListElement>(null);
  const offers = suggested();
  const [problem, setProblem] = useState<string | undefined>(() => problemOf(typed.trim(), values));
  const shownError = problem ?? error;

  function problemOf(text: string, present: readonly string[]): string | undefined {
    if (text === '') return undefined;
    const folded = fold(text);
    return present.some((each) => fold(each) === folded) ? labels.duplicate(text) : validate?.(text);
  }

  /** Adds the valid texts. Invalid texts stay in the input, each with its error. */
  function add(texts: readonly string[], isPasted: boolean): void {
    const wanted = texts.map((text) => text.trim()).filter((text) => text !== '');
    const present = [...values];
    const wrong: { readonly text: string; readonly why: string }[] = [];
    let known = 0;
    for (const text of wanted) {
      const isKnown = present.some((each) => fold(each) === fold(text));
      const why = isKnown && isPasted && list ? undefined : problemOf(text, present);
      if (isKnown && why === undefined) known += 1;
      else if (why !== undefined) wrong.push({ text, why });
      else present.push(text);
    }
    const added = present.slice(values.length);
    const kept = wrong.map(({ text }) => text).join(', ');
    setProblem(sayWrong(wrong));
    if (added.length > 0) onChange(present, kept);
    // Leaving an unchanged input is not an edit.
    else if (typed !== kept) onType(kept);
    if (isPasted && list) announce(list.added(added.length, known));
    else if (added.length > 0) announce(added.map(labels.added).join(' '));
  }

  function sayWrong(wrong: readonly { readonly text: string; readonly why: string }[]): string | undefined {
    const [first, ...others] = wrong;
    if (!first || others.length === 0) return first?.why;
    return wrong.map(({ text, why }) => t('common.textRefused', { text: shortened(text), why })).join(' ');
  }

  function suggested(): readonly string[] {
    const part = foldForSearch(typed.trim());
    const present = new Set(values.map((value) => value.toLocaleLowerCase()));
    return (suggestions?.texts ?? [])
      .filter((text) => !present.has(text.toLocaleLowerCase()) && foldForSearch(text).includes(part))
      .slice(0, MAX_SUGGESTIONS);
  }

  function addSuggested(text: string): void {
    add([text], false);
    input.current?.focus();
  }

  function remove(text: string): void {
    onChange(
      values.filter((value) => value !== text),
      typed,
    );
    announce(labels.removed(text));
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    const last = values.at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add([typed], false);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    const pieces = pastedTexts(pasted, list !== undefined);
    // Let the browser insert a single text at the caret.
    if (pieces.length < 2 && !/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const rest = typed.slice(0, selectionStart ?? typed.length) + typed.slice(selectionEnd ?? typed.length);
    add([rest, ...pieces], true);
  }

  return (
    <div className={classNames(field.field, shownError !== undefined && field.invalid)}>
      <div className={field.heading}>
        <label htmlFor={id} className={field.label}>
          <span data-label>{label}</span>{' '}
          {optionalMark !== undefined && <span className={field.optional}>{optionalMark}</span>}
        </label>
        {limit && <LimitCount {...limit} />}
      </div>
      <div className={classNames(field.box, styles.box)}>
        {values.length > 0 && (
          <ul className={styles.tags} aria-label={label}>
            {values.map((text) => (
              <li key={text} className={styles.tag}>
                <span dir="auto" className={styles.text}>
                  {text}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={labels.remove(text)}
                  disabled={isDisabled}
                  onClick={() => remove(text)}
                >
                  <Glyph of={X} size="small" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          dir="auto"
          className={classNames(field.control, styles.input)}
          value={typed}
          placeholder={values.length === 0 ? placeholder : undefined}
          disabled={isDisabled}
          aria-invalid={shownError !== undefined || undefined}
          data-held-back={problem === undefined ? undefined : ''}
          aria-describedby={
            classNames(hint !== undefined && `${id}-hint`, shownError !== undefined && `${id}-error`) || undefined
          }
          onChange={(event) => {
            onType(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={({ relatedTarget }) => {
            // Do not add the input text if the focus moves to a suggestion, because choosing it replaces that text.
            if (!offered.current?.contains(relatedTarget)) add([typed], false);
          }}
        />
      </div>
      {suggestions && !isDisabled && (
        <ul ref={offered} className={styles.suggestions} aria-label={suggestions.label}>
          {offers.map((text) => (
            <li key={text}>
              <button
                type="button"
                className={styles.suggestion}
                aria-label={suggestions.add(text)}
                // Keep the focus in the input, because its blur handler would add the input text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => addSuggested(text)}
              >
                <Glyph of={Plus} size="small" />
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={field.hint}>
          {hint}
        </span>
      )}
      {shownError !== undefined && (
        <span id={`${id}-error`} className={field.error}>
          <Glyph of={CircleAlert} size="small" />
          <span>{shownError}</span>
        </span>
      )}
    </div>
  );
}
