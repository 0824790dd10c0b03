import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../domain/forms/formField.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { isRecord } from '../../../domain/shared/shapes.ts';
import type { TextLimit } from '../../../domain/shared/valueRule.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import type { FieldTexts, OtherValue } from '../components/Field/fieldTexts.ts';
import { useAnnouncement } from '../announcing/useAnnouncement.ts';
import { useErrorTitle } from '../document/useErrorTitle.ts';
import { useMessageText, type FormMessage } from './formMessage.ts';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { FormDraftsContext } from './FormDraftsContext.ts';

type Refusal = FormMessage | undefined | void;

export type FieldDraftOptions<Value> = {
  /** The key of the change it would be; what is typed is kept under it while it is none. */
  readonly name: string;
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

type DraftTexts = Pick<FieldTexts, 'data-setting' | 'error' | 'was' | 'limit'>;

/** What is typed and is no change yet. */
type Draft<Value> = {
  readonly value: Value;
  /** The pending value it was typed over. */
  readonly over: Value;
};

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
  /** For a choice: the value is taken at once. */
  readonly choice: DraftTexts & { readonly value: Value; readonly onChange: (value: Value) => void };
  /** For a number: the value is taken once it is whole, and kept while it is typed. */
  readonly number: FieldDraft<Value>['choice'] & { readonly onType: (value: Value) => void };
};

/** What was kept reads as a draft of this field; anybody may have written it. */
const isDraft = <Value>(kept: unknown, isValue: (value: unknown) => value is Value): kept is Draft<Value> =>
  isRecord(kept) && isValue(kept['value']);

/**
 * One field of a settings page. What is typed becomes a pending change when the field is left, if it is valid; else it
 * stays as it is, with its error, to be mended or put back, also when its page is left and opened again. So it stays where
 * the pending value has changed elsewhere meanwhile, until one of the two is chosen.
 */
export function useFieldDraft<Value>(options: FieldDraftOptions<Value>): FieldDraft<Value> {
  const { name, pending, published, isRequired = false, save } = options;
  const { t } = useTranslation();
  const messageText = useMessageText();
  const drafts = use(FormDraftsContext);
  const [typed, setTyped] = useState(() => {
    const kept = drafts?.read(name);
    return isDraft(kept, options.isValue) ? kept : undefined;
  });
  const [problem, setProblem] = useState<FormMessage>();

  function problemOf(value: Value): FormMessage | undefined {
    if (isRequired && isBlank({ value })) return options.blankMessage ?? GENERAL_MESSAGE;
    return options.check?.(value);
  }

  const normalized = (value: Value): Value => options.normalize?.(value) ?? value;

  /** Somebody else, or another tab, changed what this was typed over. */
  const isOvertaken = ({ value, over }: Draft<Value>): boolean =>
    !deepEqual(over, pending) && !deepEqual(normalized(value), pending);

  /** Whoever went on typing meanwhile keeps what they typed, and is told nothing of what they typed before. */
  function settle(draft: Draft<Value> | undefined, refused: FormMessage | undefined): void {
    const later = latest.current.typed;
    if (later !== draft) {
      if (later && draft && refused === undefined) hold({ value: later.value, over: normalized(draft.value) });
      return;
    }
    setProblem(refused);
    if (refused !== undefined) return;
    setTyped(undefined);
    // The page may be open again, with something else typed.
    if (drafts?.read(name) === draft) drafts?.write(name, undefined);
  }

  function commit(draft: Draft<Value> | undefined): void {
    if (!draft) return;
    const value = normalized(draft.value);
    const wrong = problemOf(value);
    if (wrong !== undefined || deepEqual(value, pending)) settle(draft, wrong);
    else if (!isOvertaken(draft)) send(value, draft);
  }

  function send(value: Value, draft: Draft<Value> | undefined): void {
    const outcome = save(value);
    if (outcome instanceof Promise) void outcome.then((refused) => settle(draft, refused ?? undefined));
    else settle(draft, outcome ?? undefined);
  }

  function hold(draft: Draft<Value> | undefined): void {
    latest.current = { ...latest.current, typed: draft };
    setTyped(draft);
    setProblem(undefined);
    drafts?.write(name, draft);
  }

  function change(value: Value): void {
    hold({ value, over: latest.current.typed ? latest.current.typed.over : pending });
  }

  function choose(value: Value): void {
    change(value);
    commit(latest.current.typed);
  }

  /** What is typed takes the place of what came from elsewhere. */
  function keep(draft: Draft<Value>): void {
    const kept = { value: draft.value, over: pending };
    hold(kept);
    commit(kept);
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
  const wrong = problem ?? (options.isJudgedAsTyped && typed ? problemOf(normalized(typed.value)) : undefined);
  const overtaken = typed && isOvertaken(typed) ? typed : undefined;
  const notice = wrong ?? (overtaken && 'common.changedElsewhere.field');
  useErrorTitle(notice !== undefined);
  useAnnouncement(overtaken ? t('common.changedElsewhere.field') : '');

  function readText(shown: Value): string {
    // What was typed and is no number has no text here: its field keeps it.
    if (Number.isNaN(shown)) return t('changes.values.nothing');
    const text = options.textOf ? options.textOf(shown) : String(shown ?? '');
    return text === '' ? t('changes.values.nothing') : text;
  }

  function newerValue(draft: Draft<Value>): OtherValue {
    const text = readText(pending);
    const take = { label: t('common.changedElsewhere.takeOne'), onPress: () => hold(undefined) };
    const mine = { label: t('common.changedElsewhere.keepOne'), onPress: () => keep(draft) };
    return {
      text,
      label: t('common.changedElsewhere.newer'),
      isOpen: true,
      actions: [
        { ...take, name: t('common.changedElsewhere.takeOneNamed', { value: text }) },
        { ...mine, name: t('common.changedElsewhere.keepOneNamed', { value: readText(draft.value) }) },
      ],
    };
  }

  function publishedValue(): OtherValue | undefined {
    if (!isChanged && problem === undefined) return undefined;
    const text = readText(published);
    const name = t('common.putBackNamed', { value: text });
    return { text, label: t('changes.before'), actions: [{ label: t('common.putBack'), name, onPress: putBack }] };
  }

  const texts: DraftTexts = {
    'data-setting': name,
    error: notice && messageText(notice),
    limit: options.limit && charactersLeft(options.limit, String(normalized(value) ?? '')),
    was: overtaken ? newerValue(overtaken) : publishedValue(),
  };
  const leave = (): void => commit(latest.current.typed);
  return {
    value,
    isChanged,
    field: { ...texts, value, isRequired, onChange: change, onBlur: leave, onEnter: leave },
    choice: { ...texts, value, onChange: choose },
    number: {
      ...texts,
      value,
      onChange: choose,
      // A number that is typed back to what stands is told no more of.
      onType: (number) => (deepEqual(number, pending) ? hold(undefined) : change(number)),
    },
  };
}
