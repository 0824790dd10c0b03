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

/** Maximum decimals, so that existing values are shown unchanged. */
const MAX_DIGITS = 20;

export type NumberFieldProps = FieldTexts & {
  /** `undefined` if empty. `NaN` for text that is not a number. */
  readonly value: number | undefined;
  /** Called on blur, Enter and arrow keys. `NaN` for invalid text, which stays in the field with an error. */
  readonly onChange: (value: number | undefined) => void;
  /** Called on each keystroke with the current number. */
  readonly onType?: ((value: number | undefined) => void) | undefined;
  readonly of?: NumberKind | undefined;
  /** Maximum decimals, e.g. those of a currency. Defaults to 0. */
  readonly fractionDigits?: number | undefined;
  /** Limits of the arrow keys. The field rejects smaller numbers, a rule must reject larger ones. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly name?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

type NumberProblem = 'unreadable' | 'fraction' | 'decimals' | 'tooSmall';

/** Text that has not been formatted yet. */
type Typed = {
  readonly text: string;
  readonly number: number | undefined;
  /** Value of the last render. Another value replaces the text. */
  readonly seen: number | undefined;
  /** Whether the field was left, so that errors are shown. */
  readonly isLeft: boolean;
};

const roundOff = (number: number): number => Number(number.toFixed(MAX_DIGITS / 2));

/** Formats a number with its unit. Accepts both decimal separators (`readNumber`). Invalid text stays as typed. */
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
  const [held, setTyped] = useState<Typed>();
  const typed = held && currentInput(held);
  if (typed !== held) setTyped(typed);
  const digits = of.kind === 'currency' ? currencyDigits(of.currency) : fractionDigits;
  const problem = typed && problemOf(typed.number);
  const shownError = typed?.isLeft && problem ? sayOf(problem) : error;
  const affix = numberAffix(locale, of, value || 0);
  const words = affix && (
    <span id={affixId} className={styles.affix}>
      {affix.text}
    </span>
  );

  /** Typed text, unless the value was changed from outside. */
  function currentInput(present: Typed): Typed | undefined {
    if (Object.is(present.seen, value)) return present;
    return Object.is(present.number, value) ? { ...present, seen: value } : undefined;
  }

  function textOf(number: number | undefined): string {
    if (number === undefined || Number.isNaN(number)) return '';
    // A price has all decimals, a percentage only significant ones.
    const least = of.kind === 'currency' ? digits : 0;
    return new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: MAX_DIGITS }).format(
      number,
    );
  }

  function read(text: string): number | undefined {
    const bare = of.kind === 'unit' && of.unit === 'percent' ? text.replace(/[%％٪]\s*$/, '') : text;
    return bare.trim() === '' ? undefined : (readNumber(bare, decimalSignOf(locale)) ?? NaN);
  }

  function problemOf(number: number | undefined): NumberProblem | undefined {
    if (number === undefined) return undefined;
    if (Number.isNaN(number)) return 'unreadable';
    if (min !== undefined && number < min) return 'tooSmall';
    if (roundOff(number) === Number(number.toFixed(digits))) return undefined;
    return digits === 0 ? 'fraction' : 'decimals';
  }

  function sayOf(found: NumberProblem): string {
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

  function take(text: string): void {
    const number = read(text);
    setTyped({ text, number, seen: value, isLeft: false });
    onType?.(number);
  }

  function leave(): void {
    if (!typed || typed.isLeft) return;
    setTyped(problem ? { ...typed, isLeft: true } : undefined);
    onChange(typed.number);
  }

  function step(by: 1 | -1): void {
    const from = typed ? typed.number : value;
    const next = from === undefined || Number.isNaN(from) ? Math.max(0, min ?? 0) : roundOff(from + by);
    const number = Math.min(Math.max(next, min ?? next), max ?? next);
    setTyped(undefined);
    announce(textOf(number));
    onChange(number);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(nativeEvent) || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Enter') leave();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    step(key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <AriaTextField
      {...omitUndefined(rest)}
      {...omitUndefined({ 'aria-describedby': affix && affixId })}
      value={typed ? typed.text : textOf(value)}
      onChange={take}
      onBlur={leave}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={classNames(styles.box, own.box)}>
        {affix?.place === 'before' && words}
        <Input
          className={classNames(styles.control, own.input)}
          inputMode={digits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck="false"
          data-held-back={problem === undefined ? undefined : ''}
          onKeyDown={handleKeyDown}
        />
        {affix?.place === 'after' && words}
      </div>
      <FieldNotes hint={hint} error={shownError} was={was} />
    </AriaTextField>
  );
}
