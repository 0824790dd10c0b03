import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { memoWithHandlers } from '../../memoWithHandlers.tsx';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import own from './NumberField.module.scss';
import { numberAffix, type NumberKind } from './numberAffix.ts';

/** More digits than anybody means are kept: it is a rule that refuses them, not the field that rounds them. */
const MOST_DIGITS = 20;

export type NumberFieldProps = FieldTexts & {
  /** `undefined` while the field is empty. */
  readonly value: number | undefined;
  /** Called once a number is whole: when the field is left, on Enter, and with the arrow keys. */
  readonly onChange: (value: number | undefined) => void;
  /** Called with each key too, with what is typed so far: for what follows a number as it is written. */
  readonly onType?: ((value: number | undefined) => void) | undefined;
  readonly of?: NumberKind | undefined;
  /** Digits that are shown after the decimal sign; a whole number where left out. */
  readonly fractionDigits?: number | undefined;
  /** Keeps a minus sign out where it is 0 or more. A number beyond the bounds is not changed: a rule refuses it. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

const numberOrNothing = (number: number): number | undefined => (Number.isNaN(number) ? undefined : number);

type TypedInputProps = { readonly className: string; readonly onType: (number: number) => void };

/** Tells of each number that is typed into it. */
function TypedInput({ className, onType }: TypedInputProps) {
  const state = use(NumberFieldStateContext);
  const text = state?.inputValue;
  const number = state?.numberValue ?? NaN;
  const isTyped = useRef(false);
  const tell = useEffectEvent(() => onType(number));
  useEffect(
    function tellOfTyped() {
      // The field writes a number anew as well: once it is left, and where another comes in its place.
      if (isTyped.current) tell();
      isTyped.current = false;
    },
    [text],
  );
  return (
    <Input
      className={className}
      onInput={() => {
        isTyped.current = true;
      }}
    />
  );
}

/** A number as the person's language writes it, with the unit or the currency beside it. */
export const NumberField = memoWithHandlers(function NumberField({
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
  const affixId = useId();
  const input = classNames(styles.control, own.input);
  // What stands in the field while it is typed is not written anew by the number that was reported of it.
  const [held, setHeld] = useState<{ readonly value: number | undefined }>();
  const shown = held ? held.value : value;
  const affix = numberAffix(locale, of, value ?? 0);
  const words = affix && (
    <span id={affixId} className={styles.affix}>
      {affix.text}
    </span>
  );
  return (
    <AriaNumberField
      {...omitUndefined(rest)}
      {...omitUndefined({ minValue: min, maxValue: max, 'aria-describedby': affix && affixId })}
      value={shown ?? NaN}
      onChange={(number) => {
        setHeld(undefined);
        onChange(numberOrNothing(number));
      }}
      onBlur={() => setHeld(undefined)}
      formatOptions={{
        // A price has all its digits, a share only those that say something.
        minimumFractionDigits: of.kind === 'currency' ? fractionDigits : 0,
        maximumFractionDigits: fractionDigits === 0 ? 0 : MOST_DIGITS,
      }}
      commitBehavior="validate"
      isWheelDisabled
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={classNames(styles.box, own.box)}>
        {affix?.place === 'before' && words}
        {onType ? (
          <TypedInput
            className={input}
            onType={(number) => {
              setHeld(held ?? { value });
              onType(numberOrNothing(number));
            }}
          />
        ) : (
          <Input className={input} />
        )}
        {affix?.place === 'after' && words}
      </div>
      <FieldNotes hint={hint} error={error} was={was} />
    </AriaNumberField>
  );
});
