import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FormField } from '../../../domain/forms/formField.ts';
import { overtakenNames, type NameOf } from '../../../domain/forms/typedValues.ts';
import type { CharactersLeft } from '../../../domain/validation/textLimit.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import { useMessageText, type FormMessage, type FormProblem } from './formMessage.ts';
import { useFormSubmission, type FormAct } from './useFormSubmission.ts';
import { useKeptInput } from './useKeptInput.ts';
import { useTypedValues } from './useTypedValues.ts';

/** One field of a form over `Values`: what must be filled and what is judged. */
export type FieldRules<Values> = {
  readonly [Name in NameOf<Values>]: {
    readonly name: Name;
    readonly isRequired?: boolean | undefined;
    /** What stands under the field where it is required and empty. */
    readonly blankMessage?: FormMessage | undefined;
    /** What is wrong with the value: named rules (`byRules`) or the domain's own judgement. */
    readonly check?: ((value: Values[Name], values: Values) => FormMessage | undefined) | undefined;
    /** How much of its limit a text leaves, in the form in which it is judged. */
    readonly limit?: ((value: Values[Name]) => CharactersLeft) | undefined;
    /** Reads a kept value whose shape the initial one does not tell: a list of objects, or what begins as nothing. */
    readonly restore?: ((kept: unknown) => Values[Name] | undefined) | undefined;
    /** Names the value where it is told that it has changed elsewhere; what somebody else may be editing too has one for each. */
    readonly label?: FormMessage | undefined;
    /** A password or another secret: it goes with the form, and is kept nowhere. */
    readonly isSecret?: boolean | undefined;
  };
}[NameOf<Values>];

/** What is typed is right so far, and the form goes on with another of its parts. */
export const FORM_GOES_ON = 'goes-on';

export type FormOptions<Values> = {
  /**
   * Where what is typed is kept while it is neither saved nor discarded, as `reason/SIZE`: the form has it again after a
   * reload, or whenever it is opened anew. Every initial value is there then, an empty one too.
   */
  readonly draft?: string | undefined;
  /**
   * What stands: the newest, also while the form is open. Values that were not typed follow it, so that saving changes
   * what was typed and nothing else.
   */
  readonly initial: Values;
  /**
   * In the order in which a person meets them; a value that nothing is asked of may be left out. A function where what is
   * asked depends on what is typed.
   */
  readonly fields: readonly FieldRules<Values>[] | ((values: Values) => readonly FieldRules<Values>[]);
  /** Which part of a long form is drawn: another one begins without what was said of this one. */
  readonly part?: string | undefined;
  /** What the form says where a required field is empty; the default is that of every form [FM-1]. */
  readonly incomplete?: FormMessage | undefined;
  /** Runs once every field is right; answers a problem where the values are not taken, and nothing where they are. */
  readonly onSubmit: (values: Values) => ReturnType<FormAct<NameOf<Values>>> | typeof FORM_GOES_ON;
  /** The values were taken: the place to close the form. */
  readonly onSubmitted?: (() => void) | undefined;
};

/** What a field of the design system takes: spread it into a TextField, a NumberField, a Select. */
export type FieldProps<Value, Name extends string> = {
  readonly name: Name;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly optionalMark: string | undefined;
  readonly limit: CharactersLeft | undefined;
};

export type OvertakenValue = {
  readonly name: string;
  readonly label: string | undefined;
  /** The newer value, where it is a text that somebody typed. */
  readonly value: string | undefined;
};

export type FormState<Values> = {
  readonly values: Values;
  /** Replaces some of the values, as an edit of theirs. */
  readonly change: (part: Partial<Values>) => void;
  readonly field: <Name extends NameOf<Values>>(name: Name) => FieldProps<Values[Name], Name>;
  /** What the form as a whole says. */
  readonly problem: { readonly text: string; readonly title: string | undefined } | undefined;
  readonly isSubmitting: boolean;
  /** Something was typed or chosen that would be lost with the form. */
  readonly isTouched: boolean;
  /** What stands in the form was typed when it was open before. */
  readonly isRestored: boolean;
  /** What was typed and has changed elsewhere since, so that saving would undo that change. */
  readonly overtaken: readonly OvertakenValue[];
  /** The newer values take the place of what was typed over them. */
  readonly giveWay: () => void;
  /** As `isTouched`, asked at this very moment. */
  readonly holdsInput: () => boolean;
  /** What was typed may go: the form is about to be closed. */
  readonly letGo: () => void;
  /** The control of the form that had the focus last. */
  readonly lastFocused: () => HTMLElement | undefined;
  /** For the `Form` that is drawn. */
  readonly control: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: () => void;
    readonly onFocusIn: (control: HTMLElement) => void;
  };
};

/**
 * A form that is submitted as a whole [FM-1] [FM-2]: draw it with `Form` or `FormDialog`. Values are kept whatever
 * happens; the message of a field goes when the field is edited.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, incomplete, part = '', onSubmit, onSubmitted } = options;
  const fieldsOf = (of: Values): readonly FieldRules<Values>[] =>
    typeof options.fields === 'function' ? options.fields(of) : options.fields;
  const begun = fieldsOf(initial);
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const textOf = useMessageText();
  const submission = useFormSubmission<NameOf<Values>>({ route: `${pathname}#${part}`, incomplete });
  const secrets = begun.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const readers = Object.fromEntries(begun.map(({ name, restore }) => [name, restore]));
  const kept = useKeptInput({ name: options.draft, initial, secrets, readers });
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

  const overtaken = overtakenNames(typed).map((name): OvertakenValue => {
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
    overtaken,
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
