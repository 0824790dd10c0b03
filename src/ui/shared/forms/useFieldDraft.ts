import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../domain/forms/checkForm.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { isRecord } from '../../../domain/shared/shapes.ts';
import type { TextLimit } from '../../../domain/shared/valueRule.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { GENERAL_MESSAGE } from '../../../domain/validation/validationRule.ts';
import type { FieldTexts, OtherValue } from '../components/Field/fieldTexts.ts';
import { useAnnouncement } from '../announcing/announce.ts';
import { useErrorTitle } from '../document/useDocumentTitle.ts';
import { useMessageText, type FormMessage } from './formMessage.ts';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { FormDraftsContext } from './useStoredInput.ts';

type Refusal = FormMessage | undefined | void;

export type FieldDraftOptions<Value> = {
  /** Change key. Input that is not a change yet is stored under it. */
  readonly name: string;
  /** Validates stored input. */
  readonly isValue: (kept: unknown) => kept is Value;
  readonly pending: Value;
  readonly published: Value;
  readonly isRequired?: boolean | undefined;
  /** Applied before validation and storage, e.g. trimming. */
  readonly normalize?: ((value: Value) => Value) | undefined;
  /** Validates a value by named rules (`byRules`) or the domain. */
  readonly check?: ((value: Value) => FormMessage | undefined) | undefined;
  /** Validates while typing and not only on blur. */
  readonly isJudgedAsTyped?: boolean | undefined;
  readonly limit?: TextLimit | undefined;
  /** Makes the value a pending change. Returns an error if it is refused. */
  readonly save: (value: Value) => Refusal | Promise<Refusal>;
  /** Text of a struck-through value. */
  readonly textOf?: ((value: Value) => string) | undefined;
};

type DraftTexts = Pick<FieldTexts, 'data-setting' | 'error' | 'was' | 'limit'>;

/** Input that is not a change yet. */
type Draft<Value> = {
  readonly value: Value;
  /** Pending value when typing started. */
  readonly over: Value;
};

export type FieldDraft<Value> = {
  /** Input, or the pending value. */
  readonly value: Value;
  readonly isChanged: boolean;
  /** For text fields: commits on blur or Enter. */
  readonly field: DraftTexts & {
    readonly value: Value;
    readonly isRequired: boolean;
    readonly onChange: (value: Value) => void;
    readonly onBlur: () => void;
    readonly onEnter: () => void;
  };
  /** For selections: commits at once. */
  readonly choice: DraftTexts & { readonly value: Value; readonly onChange: (value: Value) => void };
  /** For numbers: commits when complete, stores while typing. */
  readonly number: FieldDraft<Value>['choice'] & { readonly onType: (value: Value) => void };
};

/** Stored data is untrusted. */
const isDraft = <Value>(kept: unknown, isValue: (value: unknown) => value is Value): kept is Draft<Value> =>
  isRecord(kept) && isValue(kept['value']);

/**
 * A field of a settings page. Valid input becomes a pending change on blur. Invalid input, or input whose pending value
 * was changed elsewhere, is stored until the user fixes or resets it.
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
    if (isRequired && isBlank({ value })) return GENERAL_MESSAGE;
    return options.check?.(value);
  }

  const normalized = (value: Value): Value => options.normalize?.(value) ?? value;

  /** The pending value was changed elsewhere in the meantime. */
  const isStale = ({ value, over }: Draft<Value>): boolean =>
    !deepEqual(over, pending) && !deepEqual(normalized(value), pending);

  /** If the user kept typing, the newer input stays and no outdated error is shown. */
  function settle(draft: Draft<Value> | undefined, refused: FormMessage | undefined): void {
    const later = latest.current.typed;
    if (later !== draft) {
      if (later && draft && refused === undefined) hold({ value: later.value, over: normalized(draft.value) });
      return;
    }
    setProblem(refused);
    if (refused !== undefined) return;
    setTyped(undefined);
    // The page may be open again with other input.
    if (drafts?.read(name) === draft) drafts?.write(name, undefined);
  }

  function commit(draft: Draft<Value> | undefined): void {
    if (!draft) return;
    const value = normalized(draft.value);
    const wrong = problemOf(value);
    if (wrong !== undefined || deepEqual(value, pending)) settle(draft, wrong);
    else if (!isStale(draft)) send(value, draft);
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

  /** Keeps the input in spite of a newer value. */
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
    // Validate stored input at once.
    take();
    // Navigation, e.g. back, unmounts a field without a blur event.
    return take;
  }, []);

  useWarnBeforeUnload(typed !== undefined);

  const value = typed ? typed.value : pending;
  const isChanged = !deepEqual(pending, published);
  const wrong = problem ?? (options.isJudgedAsTyped && typed ? problemOf(normalized(typed.value)) : undefined);
  const stale = typed && isStale(typed) ? typed : undefined;
  const notice = wrong ?? (stale && 'common.changedElsewhere.field');
  useErrorTitle(notice !== undefined);
  useAnnouncement(stale ? t('common.changedElsewhere.field') : '');

  function readText(shown: Value): string {
    // The number field itself keeps text that is not a number.
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
    was: stale ? newerValue(stale) : publishedValue(),
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
      // Returning to the pending value discards the input.
      onType: (number) => (deepEqual(number, pending) ? hold(undefined) : change(number)),
    },
  };
}
