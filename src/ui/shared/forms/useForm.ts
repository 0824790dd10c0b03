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
import { useTypedValues, type Typing } from './useTypedValues.ts';

export type FieldRules<Values> = {
  readonly [Name in NameOf<Values>]: {
    readonly name: Name;
    readonly isRequired?: boolean | undefined;
    readonly blankMessage?: FormMessage | undefined;
    readonly check?: ((value: Values[Name], values: Values) => FormMessage | undefined) | undefined;
    /** Returns the number of characters left, counted in the normalized text. */
    readonly limit?: ((value: Values[Name]) => CharactersLeft) | undefined;
    /** Reads a stored value whose type differs from the initial one, e.g. a list of objects. */
    readonly restore?: ((storedInput: unknown) => Values[Name] | undefined) | undefined;
    /** Label of the value in the notice about changes made elsewhere. Required for values that other users can edit. */
    readonly label?: FormMessage | undefined;
    /** Whether the value is a secret, which is submitted but never stored in the browser. */
    readonly isSecret?: boolean | undefined;
  };
}[NameOf<Values>];

/** Result of `onSubmit` if a long form continues with its next part, because the input of this part is valid. */
export const FORM_CONTINUES = 'goes-on';

export type FormOptions<Values> = {
  /** Storage key for unsaved input, e.g. `reason/SIZE`. Requires all initial values to be present, even empty ones. */
  readonly draft?: string | undefined;
  /** Current values, which may change while the form is open. Values that the user has not edited are updated then. */
  readonly initial: Values;
  /** Rules in the visual order of the fields, or a function if they depend on the input. Fields may have no rules. */
  readonly fields: readonly FieldRules<Values>[] | ((values: Values) => readonly FieldRules<Values>[]);
  /** Name of the current part of a long form. A new part starts without errors. */
  readonly part?: string | undefined;
  /** Saves the values. Called only if all fields are valid. Returns a problem if the values are refused. */
  readonly onSubmit: (values: Values) => ReturnType<FormAct<NameOf<Values>>> | typeof FORM_CONTINUES;
  /** Called after the values are saved, e.g. to close the form. */
  readonly onSubmitted?: (() => void) | undefined;
};

/** Props for `TextField`, `NumberField` or `Select`. */
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
  /** The value that changed elsewhere while the form was open. Undefined if it is not a text. */
  readonly value: string | undefined;
};

export type FormState<Values> = Pick<
  Typing<Values>,
  'isTouched' | 'hasInput' | 'change' | 'loadNewerValues' | 'discardInput'
> & {
  readonly values: Values;
  readonly field: <Name extends NameOf<Values>>(name: Name) => FieldProps<Values[Name], Name>;
  /** Error that concerns the form and not a single field. */
  readonly problem: { readonly text: string; readonly title: string | undefined } | undefined;
  readonly isSubmitting: boolean;
  /** Whether the input was restored from storage when the form opened. */
  readonly isRestored: boolean;
  /** Edited values that another user or tab has changed meanwhile. Saving would revert those changes. */
  readonly staleValues: readonly StaleValue[];
  readonly lastFocused: () => HTMLElement | undefined;
  readonly control: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: () => void;
    readonly onFocusIn: (control: HTMLElement) => void;
  };
};

/**
 * State of a form whose values are submitted together [FM-1] [FM-2]. Render the form with `Form` or `FormDialog`.
 * Editing a field clears its error.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, part = '', onSubmit, onSubmitted } = options;
  const fieldsOf = (forValues: Values): readonly FieldRules<Values>[] =>
    typeof options.fields === 'function' ? options.fields(forValues) : options.fields;
  const initialFields = fieldsOf(initial);
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const textOf = useMessageText();
  const submission = useFormSubmission<NameOf<Values>>(`${pathname}#${part}`);
  const secrets = initialFields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const readers = Object.fromEntries(initialFields.map(({ name, restore }) => [name, restore]));
  const storedInput = useStoredInput({ name: options.draft, initial, secrets, readers });
  const typing = useTypedValues(storedInput.start, initial);
  const { typed } = typing;
  const { values } = typed;
  const fields = fieldsOf(values);
  const lastFocused = useRef<HTMLElement>(undefined);
  const id = useId();
  const { error } = submission;

  const storeInput = useEffectEvent(() => {
    if (!typing.isDiscarded) storedInput.keep(typed);
  });
  useEffect(() => storeInput(), [typed]);
  function discardInput(): void {
    typing.discardInput();
    storedInput.forget();
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

  const handleOutcome = (problem: FormProblem<NameOf<Values>> | undefined | void): typeof problem => {
    if (problem) return problem;
    discardInput();
    onSubmitted?.();
    return undefined;
  };

  function act(): ReturnType<FormAct<NameOf<Values>>> {
    const outcome = onSubmit(values);
    if (outcome === FORM_CONTINUES) return undefined;
    return outcome instanceof Promise ? outcome.then(handleOutcome) : handleOutcome(outcome);
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
    isRestored: storedInput.isRestored,
    staleValues,
    loadNewerValues: typing.loadNewerValues,
    hasInput: typing.hasInput,
    discardInput,
    lastFocused: () => lastFocused.current,
    control: {
      id,
      ref: submission.form,
      onSubmit: (event) => submission.submit(event, fields.map(fieldOf), act),
      onInput: typing.markUnfinished,
      onFocusIn: (control) => {
        lastFocused.current = control;
      },
    },
  };
}
