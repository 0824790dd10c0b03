import { use, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForm } from '../../../domain/forms/checkForm.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import type { FieldTexts } from '../components/Field/fieldTexts.ts';
import { useMessageText, type FormMessage } from './formMessage.ts';
import { LiveFieldsContext } from './LiveFields.tsx';

type Refusal = FormMessage | undefined | void;

export type FieldDraftOptions<Value> = {
  /** The value with the pending changes made. */
  readonly pending: Value;
  readonly published: Value;
  readonly isRequired?: boolean | undefined;
  /** What stands under the field where it is required and empty. */
  readonly blankMessage?: FormMessage | undefined;
  /** Gives a value the form it is kept in, such as without outer spaces, before it is judged. */
  readonly normalize?: ((value: Value) => Value) | undefined;
  /** What is wrong with a value: named rules (`byRules`) or the domain's own judgement. */
  readonly check?: ((value: Value) => FormMessage | undefined) | undefined;
  /** Makes the value a pending change; answers what is wrong where it is not taken. */
  readonly save: (value: Value) => Refusal | Promise<Refusal>;
  /** How a value reads where it is struck through; where nothing is left of it, it reads as empty. */
  readonly textOf?: ((value: Value) => string) | undefined;
};

type DraftTexts = Pick<FieldTexts, 'error' | 'was' | 'wasLabel' | 'putBack'>;

export type FieldDraft<Value> = {
  /** What is typed, or the pending value where nothing is. */
  readonly value: Value;
  /** The pending value is not the published one. */
  readonly isChanged: boolean;
  /** For a field that is typed into: the value is taken when it is left, or on Enter. */
  readonly field: DraftTexts & {
    readonly value: Value;
    readonly isRequired: boolean;
    readonly onChange: (value: Value) => void;
    readonly onBlur: () => void;
    readonly onEnter: () => void;
  };
  /** For a choice, and for a number, which is told once it is whole: the value is taken at once. */
  readonly choice: DraftTexts & { readonly value: Value; readonly onChange: (value: Value) => void };
};

/**
 * One field of a settings page. What is typed becomes a pending change when the field is left, if it is valid; else it
 * stays as it is, with its error, to be mended or put back. Draw the page's fields within `LiveFields`.
 */
export function useFieldDraft<Value>(options: FieldDraftOptions<Value>): FieldDraft<Value> {
  const { pending, published, isRequired = false, save } = options;
  const { t } = useTranslation();
  const messageText = useMessageText();
  const report = use(LiveFieldsContext);
  const id = useId();
  const [typed, setTyped] = useState<{ readonly value: Value }>();
  const [problem, setProblem] = useState<FormMessage>();

  function problemOf(value: Value): FormMessage | undefined {
    const found = checkForm<'value', FormMessage, FormMessage>(
      [{ name: 'value', value, isRequired, check: () => options.check?.(value) }],
      options.blankMessage ?? GENERAL_MESSAGE,
    );
    if (found.kind === 'complete') return undefined;
    return found.kind === 'incomplete' ? found.message : found.fields[0].message;
  }

  const normalized = (value: Value): Value => options.normalize?.(value) ?? value;

  /** Whoever went on typing meanwhile keeps what they typed, and is told nothing of what they typed before. */
  function settle(draft: { readonly value: Value } | undefined, refused: FormMessage | undefined): void {
    if (latest.current.typed !== draft) return;
    setProblem(refused);
    if (refused === undefined) setTyped(undefined);
  }

  function commit(draft: { readonly value: Value } | undefined): void {
    if (!draft) return;
    const value = normalized(draft.value);
    const wrong = problemOf(value);
    if (wrong !== undefined || deepEqual(value, pending)) settle(draft, wrong);
    else send(value, draft);
  }

  function send(value: Value, draft: { readonly value: Value } | undefined): void {
    const outcome = save(value);
    if (outcome instanceof Promise) void outcome.then((refused) => settle(draft, refused ?? undefined));
    else settle(draft, outcome ?? undefined);
  }

  function hold(draft: { readonly value: Value } | undefined): void {
    latest.current = { ...latest.current, typed: draft };
    setTyped(draft);
    setProblem(undefined);
  }

  function change(value: Value): void {
    hold({ value });
  }

  function choose(value: Value): void {
    const draft = { value };
    hold(draft);
    commit(draft);
  }

  function putBack(): void {
    hold(undefined);
    if (!deepEqual(pending, published)) send(published, undefined);
  }

  const isInvalid = (): boolean =>
    problem !== undefined || (typed !== undefined && problemOf(normalized(typed.value)) !== undefined);
  const latest = useRef({ typed, isInvalid, commit });
  useEffect(function keepLatest() {
    latest.current = { typed, isInvalid, commit };
  });

  useEffect(function takeWhatIsTypedWithTheField() {
    // The way back, for one, leaves a field without its losing the focus.
    return () => latest.current.commit(latest.current.typed);
  }, []);

  const isTyping = typed !== undefined;
  useEffect(
    function reportTyping() {
      if (!isTyping) return undefined;
      report?.(id, () => latest.current.isInvalid());
      return () => report?.(id, undefined);
    },
    [report, id, isTyping],
  );

  const value = typed ? typed.value : pending;
  const isChanged = !deepEqual(pending, published);
  const wasText = options.textOf ? options.textOf(published) : String(published ?? '');
  const was = wasText === '' ? t('changes.values.nothing') : wasText;
  const texts: DraftTexts = {
    error: problem && messageText(problem),
    ...((isChanged || problem !== undefined) && {
      was,
      wasLabel: t('changes.before'),
      putBack: { label: t('common.putBack'), name: t('common.putBackNamed', { value: was }), onPress: putBack },
    }),
  };
  const leave = (): void => commit(typed);
  return {
    value,
    isChanged,
    field: { ...texts, value, isRequired, onChange: change, onBlur: leave, onEnter: leave },
    choice: { ...texts, value, onChange: choose },
  };
}
