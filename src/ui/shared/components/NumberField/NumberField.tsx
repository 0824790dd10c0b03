import { useId, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { decimalSignOf, readNumber } from '../../../../domain/tables/readNumber.ts';
import { announce } from '../../announcing/announce.ts';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { isComposing } from '../../forms/isComposing.ts';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import own from './NumberField.module.scss';
import { currencyDigits, numberAffix, type NumberKind } from './numberAffix.ts';

/** Maximum number of displayed decimals, so that existing values are never rounded. */
const MAX_DIGITS = 20;

export type NumberFieldProps = FieldTexts & {
  /** `undefined` for an empty field, `NaN` for text that is not a number. */
  readonly value: number | undefined;
  /** Called on blur, Enter and arrow keys, with `NaN` for invalid text. The field then shows the text and an error. */
  readonly onChange: (value: number | undefined) => void;
  /** Called on each keystroke with the current number, or `NaN`. */
  readonly onType?: ((value: number | undefined) => void) | undefined;
  readonly of?: NumberKind | undefined;
  /** Maximum number of decimals that users may type. Defaults to 0. A currency defines its own. */
  readonly fractionDigits?: number | undefined;
  /**
   * Arrow keys stop at `min` and `max`. The field rejects numbers below `min`, but the caller must reject numbers above
   * `max`.
   */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly name?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

type NumberProblem = 'unreadable' | 'fraction' | 'decimals' | 'tooSmall';

type Typed = {
  readonly text: string;
  readonly number: number | undefined;
  /** Prop `value` in the last render. If the prop changes, it replaces the text. */
  readonly seen: number | undefined;
  /** Whether the field has lost the focus. Errors are shown only then. */
  readonly hasLostFocus: boolean;
};

const roundOff = (number: number): number => Number(number.toFixed(MAX_DIGITS / 2));

/** Input for a number with a unit. Accepts both decimal separators (`readNumber`). Invalid text is not changed. */
export function NumberField({
  label,
  hint,
  error,
  optionalMark,
  limit,
  was,
  value,
  onChange,
  onType,
  of = { kind: 'plain' },
  fractionDigits = 0,
  min,
  max,
  ...rest
}: NumberFieldProps) {
  const { locale } = useLocale();
  const { t } = useTranslation();
  const affixId = useId();
  const [typedState, setTyped] = useState<Typed>();
  const typed = typedState && currentInput(typedState);
  if (typed !== typedState) setTyped(typed);
  const digits = of.kind === 'currency' ? currencyDigits(of.currency) : fractionDigits;
  const problem = typed && problemOf(typed.number);
  const shownError = typed?.hasLostFocus && problem ? messageOf(problem) : error;
  const affix = numberAffix(locale, of, value || 0);
  const affixElement = affix && (
    <span id={affixId} className={styles.affix}>
      {affix.text}
    </span>
  );

  /** Returns the typed text, or undefined if the prop `value` was changed meanwhile. */
  function currentInput(candidate: Typed): Typed | undefined {
    if (Object.is(candidate.seen, value)) return candidate;
    return Object.is(candidate.number, value) ? { ...candidate, seen: value } : undefined;
  }

  function textOf(number: number | undefined): string {
    if (number === undefined || Number.isNaN(number)) return '';
    // A price shows all decimals of its currency. Other numbers omit trailing zeros.
    const minDecimals = of.kind === 'currency' ? digits : 0;
    return new Intl.NumberFormat(locale, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: MAX_DIGITS,
    }).format(number);
  }

  function read(text: string): number | undefined {
    const withoutPercent = of.kind === 'unit' && of.unit === 'percent' ? text.replace(/[%％٪]\s*$/, '') : text;
    return withoutPercent.trim() === '' ? undefined : (readNumber(withoutPercent, decimalSignOf(locale)) ?? NaN);
  }

  function problemOf(number: number | undefined): NumberProblem | undefined {
    if (number === undefined) return undefined;
    if (Number.isNaN(number)) return 'unreadable';
    if (min !== undefined && number < min) return 'tooSmall';
    if (roundOff(number) === Number(number.toFixed(digits))) return undefined;
    return digits === 0 ? 'fraction' : 'decimals';
  }

  function messageOf(found: NumberProblem): string {
    switch (found) {
      case 'unreadable':
        return t('common.number.unreadable', { example: textOf(digits === 0 ? 12 : 12.5) });
      case 'fraction':
        return t('common.number.fraction');
      case 'tooSmall':
        return t('common.number.tooSmall', { min: textOf(min) });
      case 'decimals':
        return error ?? t('common.number.decimals', { count: digits });
    }
  }

  function handleChange(text: string): void {
    const number = read(text);
    setTyped({ text, number, seen: value, hasLostFocus: false });
    onType?.(number);
  }

  function commit(): void {
    if (!typed || typed.hasLostFocus) return;
    setTyped(problem ? { ...typed, hasLostFocus: true } : undefined);
    onChange(typed.number);
  }

  function step(by: 1 | -1): void {
    const current = typed ? typed.number : value;
    const next = current === undefined || Number.isNaN(current) ? Math.max(0, min ?? 0) : roundOff(current + by);
    const number = Math.min(Math.max(next, min ?? next), max ?? next);
    setTyped(undefined);
    announce(textOf(number));
    onChange(number);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(nativeEvent) || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Enter') commit();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    step(key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <AriaTextField
      {...omitUndefined(rest)}
      {...omitUndefined({ 'aria-describedby': affix && affixId })}
      value={typed ? typed.text : textOf(value)}
      onChange={handleChange}
      onBlur={commit}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={classNames(styles.box, own.box)}>
        {affix?.place === 'before' && affixElement}
        <Input
          className={classNames(styles.control, own.input)}
          inputMode={digits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck="false"
          data-held-back={problem === undefined ? undefined : ''}
          onKeyDown={handleKeyDown}
        />
        {affix?.place === 'after' && affixElement}
      </div>
      <FieldNotes hint={hint} error={shownError} was={was} />
    </AriaTextField>
  );
}
