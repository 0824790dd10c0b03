import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FormField } from '../../../domain/forms/checkForm.ts';
import { staleNames, type NameOf } from '../../../domain/forms/typedValues.ts';
import type { CharactersLeft } from '../../../domain/validation/textLimit.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import { useMessageText, type FormMessage, type FormProblem } from './formMessage.ts';
import { useFormSubmission, type FormAct } from './useFormSubmission.ts';
import { useStoredInput } from './useStoredInput.ts';
import { useTypedValues } from './useTypedValues.ts';

export type FieldRules<Values> = {
  readonly [Name in NameOf<Values>]: {
    readonly name: Name;
    readonly isRequired?: boolean | undefined;
    /** Message for a required but empty field. */
    readonly blankMessage?: FormMessage | undefined;
    /** Validates a value by named rules (`byRules`) or the domain. */
    readonly check?: ((value: Values[Name], values: Values) => FormMessage | undefined) | undefined;
    /** Characters left in the normalized text. */
    readonly limit?: ((value: Values[Name]) => CharactersLeft) | undefined;
    /** Reads a stored value whose type differs from the initial one, e.g. a list of objects. */
    readonly restore?: ((kept: unknown) => Values[Name] | undefined) | undefined;
    /** Name of the value if it was changed elsewhere. Required for values that other users can edit. */
    readonly label?: FormMessage | undefined;
    /** Secrets are submitted but never stored. */
    readonly isSecret?: boolean | undefined;
  };
}[NameOf<Values>];

/** The input is valid so far, and the form continues with its next part. */
export const FORM_GOES_ON = 'goes-on';

export type FormOptions<Values> = {
  /** Key for unsaved input, e.g. `reason/SIZE`. All initial values must be present then, even empty ones. */
  readonly draft?: string | undefined;
  /** Current values, also while the form is open. Untouched values follow them, so that only edited ones are saved. */
  readonly initial: Values;
  /** In visual order. Values without rules may be left out. A function if the rules depend on the input. */
  readonly fields: readonly FieldRules<Values>[] | ((values: Values) => readonly FieldRules<Values>[]);
  /** Part of a long form. A new part starts without errors. */
  readonly part?: string | undefined;
  /** Called if all fields are valid. Returns a problem if the values are refused. */
  readonly onSubmit: (values: Values) => ReturnType<FormAct<NameOf<Values>>> | typeof FORM_GOES_ON;
  /** Called after success, e.g. to close the form. */
  readonly onSubmitted?: (() => void) | undefined;
};

/** Props for a TextField, NumberField or Select. */
export type FieldProps<Value, Name extends string> = {
  readonly name: Name;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly optionalMark: string | undefined;
  readonly limit: CharactersLeft | undefined;
};

export type StaleValue = {
  readonly name: string;
  readonly label: string | undefined;
  /** The newer value, if it is text. */
  readonly value: string | undefined;
};

export type FormState<Values> = {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  readonly field: <Name extends NameOf<Values>>(name: Name) => FieldProps<Values[Name], Name>;
  /** Message of the form itself. */
  readonly problem: { readonly text: string; readonly title: string | undefined } | undefined;
  readonly isSubmitting: boolean;
  /** Closing the form would lose input. */
  readonly isTouched: boolean;
  /** The input was restored from an earlier visit. */
  readonly isRestored: boolean;
  /** Edited values that were changed elsewhere, so that saving would revert those changes. */
  readonly staleValues: readonly StaleValue[];
  /** Replaces the input by the newer values. */
  readonly giveWay: () => void;
  /** Like `isTouched`, but up to date within the same task. */
  readonly holdsInput: () => boolean;
  /** Discards the input before the form closes. */
  readonly letGo: () => void;
  /** Last focused control of the form. */
  readonly lastFocused: () => HTMLElement | undefined;
  /** Props for `Form`. */
  readonly control: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: () => void;
    readonly onFocusIn: (control: HTMLElement) => void;
  };
};

/** Submitted as a whole [FM-1] [FM-2]. Render with `Form` or `FormDialog`. Editing a field clears its error. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, part = '', onSubmit, onSubmitted } = options;
  const fieldsOf = (of: Values): readonly FieldRules<Values>[] =>
    typeof options.fields === 'function' ? options.fields(of) : options.fields;
  const begun = fieldsOf(initial);
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const textOf = useMessageText();
  const submission = useFormSubmission<NameOf<Values>>(`${pathname}#${part}`);
  const secrets = begun.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const readers = Object.fromEntries(begun.map(({ name, restore }) => [name, restore]));
  const kept = useStoredInput({ name: options.draft, initial, secrets, readers });
  const typing = useTypedValues(kept.start, initial);
  const { typed } = typing;
  const { values } = typed;
  const fields = fieldsOf(values);
  const focused = useRef<HTMLElement>(undefined);
  const id = useId();
  const { error } = submission;

  const keepTyped = useEffectEvent(() => {
    if (!typing.isLetGo) kept.keep(typed);
  });
  useEffect(
    function keepWhatIsTyped() {
      keepTyped();
    },
    [typed],
  );

  function letGo(): void {
    typing.letGo();
    kept.forget();
  }

  function change(part: Partial<Values>): void {
    typing.change(part);
    for (const name of Object.keys(part) as NameOf<Values>[]) submission.edited(name);
  }

  const fieldOf = (rules: FieldRules<Values>): FormField<NameOf<Values>, FormMessage> => ({
    name: rules.name,
    value: values[rules.name],
    isRequired: rules.isRequired,
    check: () => rules.check?.(values[rules.name], values),
  });

  const taken = (problem: FormProblem<NameOf<Values>> | undefined | void): typeof problem => {
    if (problem) return problem;
    letGo();
    onSubmitted?.();
    return undefined;
  };

  function act(): ReturnType<FormAct<NameOf<Values>>> {
    const outcome = onSubmit(values);
    if (outcome === FORM_GOES_ON) return undefined;
    return outcome instanceof Promise ? outcome.then(taken) : taken(outcome);
  }

  function messageAt(name: NameOf<Values>): FormMessage | undefined {
    if (error?.place === 'field') return error.field === name ? error.message : undefined;
    if (!error?.fields.includes(name)) return undefined;
    return fields.find((rules) => rules.name === name)?.blankMessage ?? GENERAL_MESSAGE;
  }

  function field<Name extends NameOf<Values>>(name: Name): FieldProps<Values[Name], Name> {
    const message = messageAt(name);
    const rules = fields.find((each) => each.name === name);
    const isRequired = rules?.isRequired === true;
    return {
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: message && textOf(message),
      isRequired,
      optionalMark: isRequired ? undefined : t('common.optional'),
      limit: rules?.limit?.(values[rules.name]),
    };
  }

  function problemOf(): FormState<Values>['problem'] {
    if (error?.place !== 'form') return undefined;
    const title = typeof error.message === 'string' ? undefined : error.message.title;
    return { text: textOf(error.message), title: title && t(title) };
  }

  const staleValues = staleNames(typed).map((name): StaleValue => {
    const { label, limit } = fields.find((rules) => rules.name === name) ?? {};
    const value = typed.initial[name];
    const isText = limit !== undefined && typeof value === 'string' && value !== '';
    return { name, label: label && textOf(label), value: isText ? value : undefined };
  });

  return {
    values,
    change,
    field,
    problem: problemOf(),
    isSubmitting: submission.isSubmitting,
    isTouched: typing.isTouched,
    isRestored: kept.isRestored,
    staleValues,
    giveWay: typing.giveWay,
    holdsInput: typing.holdsInput,
    letGo,
    lastFocused: () => focused.current,
    control: {
      id,
      ref: submission.form,
      onSubmit: (event) => submission.submit(event, fields.map(fieldOf), act),
      onInput: typing.noteInput,
      onFocusIn: (control) => {
        focused.current = control;
      },
    },
  };
}
