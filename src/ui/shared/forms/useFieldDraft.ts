import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../domain/forms/formField.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { charactersLeft, type TextLimit } from '../../../domain/validation/textLimit.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import type { FieldTexts } from '../components/Field/fieldTexts.ts';
import { useErrorTitle } from '../document/useErrorTitle.ts';
import { useMessageText, type FormMessage } from './formMessage.ts';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { FormDraftsContext } from './FormDraftsContext.ts';

type Refusal = FormMessage | undefined | void;

export type FieldDraftOptions<Value> = {
  /** Under which what is typed is kept while it is no change: the key of the change it would be. */
  readonly name: string;
  /** The key of that change, where the name is another one. */
  readonly setting?: string | undefined;
  /** Whether what was kept is a value of this field. */
  readonly isValue: (kept: unknown) => kept is Value;
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
  /** What is wrong is said while it is typed, not only once the field is left. */
  readonly isJudgedAsTyped?: boolean | undefined;
  readonly limit?: TextLimit | undefined;
  /** Makes the value a pending change; answers what is wrong where it is not taken. */
  readonly save: (value: Value) => Refusal | Promise<Refusal>;
  /** How a value reads where it is struck through; where nothing is left of it, it reads as empty. */
  readonly textOf?: ((value: Value) => string) | undefined;
};

type DraftTexts = Pick<FieldTexts, 'data-setting' | 'error' | 'was' | 'wasLabel' | 'putBack' | 'limit'>;

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
 * stays as it is, with its error, to be mended or put back, also when its page is left and opened again.
 */
export function useFieldDraft<Value>(options: FieldDraftOptions<Value>): FieldDraft<Value> {
  const { name, pending, published, isRequired = false, save } = options;
  const { t } = useTranslation();
  const messageText = useMessageText();
  const drafts = use(FormDraftsContext);
  const [typed, setTyped] = useState<{ readonly value: Value } | undefined>(() => {
    const kept = drafts?.read(name);
    return kept !== undefined && options.isValue(kept) ? { value: kept } : undefined;
  });
  const [problem, setProblem] = useState<FormMessage>();

  function problemOf(value: Value): FormMessage | undefined {
    if (isRequired && isBlank({ value })) return options.blankMessage ?? GENERAL_MESSAGE;
    return options.check?.(value);
  }

  const normalized = (value: Value): Value => options.normalize?.(value) ?? value;

  /** Whoever went on typing meanwhile keeps what they typed, and is told nothing of what they typed before. */
  function settle(draft: { readonly value: Value } | undefined, refused: FormMessage | undefined): void {
    if (latest.current.typed !== draft) return;
    setProblem(refused);
    if (refused !== undefined) return;
    setTyped(undefined);
    // The page may be open again, with something else typed.
    if (drafts?.read(name) === draft?.value) drafts?.write(name, undefined);
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
    drafts?.write(name, draft?.value);
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

  const latest = useRef({ typed, commit });
  useEffect(function keepLatest() {
    latest.current = { typed, commit };
  });

  useEffect(function takeWhatIsTypedWithTheField() {
    const take = (): void => latest.current.commit(latest.current.typed);
    // What was kept says why at once.
    take();
    // The way back, for one, leaves a field without its losing the focus.
    return take;
  }, []);

  useWarnBeforeUnload(typed !== undefined);

  const value = typed ? typed.value : pending;
  const isChanged = !deepEqual(pending, published);
  const wasText = options.textOf ? options.textOf(published) : String(published ?? '');
  const was = wasText === '' ? t('changes.values.nothing') : wasText;
  const wrong = problem ?? (options.isJudgedAsTyped && typed ? problemOf(normalized(typed.value)) : undefined);
  useErrorTitle(wrong !== undefined);
  const texts: DraftTexts = {
    'data-setting': options.setting ?? name,
    error: wrong && messageText(wrong),
    limit: options.limit && charactersLeft(options.limit, String(normalized(value) ?? '')),
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
