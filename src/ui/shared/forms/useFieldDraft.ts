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
  /** Change key of the field. Also the storage key for input that is not a pending change yet. */
  readonly name: string;
  readonly isValue: (stored: unknown) => stored is Value;
  readonly pending: Value;
  readonly published: Value;
  readonly isRequired?: boolean | undefined;
  /** Applied before validation and storage, e.g. trimming. */
  readonly normalize?: ((value: Value) => Value) | undefined;
  /** Validates a value by named rules (`byRules`) or the domain. */
  readonly check?: ((value: Value) => FormMessage | undefined) | undefined;
  readonly validatesOnKeystroke?: boolean | undefined;
  readonly limit?: TextLimit | undefined;
  /** Stores the value as a pending change. Returns an error message if the value is refused. */
  readonly save: (value: Value) => Refusal | Promise<Refusal>;
  /** Text of a value that is shown below the field, e.g. the published one. Defaults to the value itself. */
  readonly textOf?: ((value: Value) => string) | undefined;
};

type DraftTexts = Pick<FieldTexts, 'data-setting' | 'error' | 'was' | 'limit'>;

/** Input that is not a pending change yet. */
type Draft<Value> = {
  readonly value: Value;
  /** Pending value at the time when the user started typing. */
  readonly over: Value;
};

export type FieldDraft<Value> = {
  /** Input if there is any, otherwise the pending value. */
  readonly value: Value;
  readonly isChanged: boolean;
  /** Props for text fields. The value becomes a pending change on blur or Enter. */
  readonly field: DraftTexts & {
    readonly value: Value;
    readonly isRequired: boolean;
    readonly onChange: (value: Value) => void;
    readonly onBlur: () => void;
    readonly onEnter: () => void;
  };
  /** Props for selections. The value becomes a pending change immediately. */
  readonly choice: DraftTexts & { readonly value: Value; readonly onChange: (value: Value) => void };
  /** Props for number fields. Typed text is stored on each keystroke. The value becomes a pending change on blur. */
  readonly number: FieldDraft<Value>['choice'] & { readonly onType: (value: Value) => void };
};

/** Validates a stored draft, because storage is untrusted. */
const isDraft = <Value>(stored: unknown, isValue: (value: unknown) => value is Value): stored is Draft<Value> =>
  isRecord(stored) && isValue(stored['value']);

/**
 * State of a field on a settings page. Valid input becomes a pending change on blur. Invalid input is stored until the
 * user fixes or resets it. So is input whose pending value was changed elsewhere meanwhile.
 */
export function useFieldDraft<Value>(options: FieldDraftOptions<Value>): FieldDraft<Value> {
  const { name, pending, published, isRequired = false, save } = options;
  const { t } = useTranslation();
  const messageText = useMessageText();
  const drafts = use(FormDraftsContext);
  const [typed, setTyped] = useState(() => {
    const stored = drafts?.read(name);
    return isDraft(stored, options.isValue) ? stored : undefined;
  });
  const [problem, setProblem] = useState<FormMessage>();

  function problemOf(value: Value): FormMessage | undefined {
    if (isRequired && isBlank({ value })) return GENERAL_MESSAGE;
    return options.check?.(value);
  }

  const normalized = (value: Value): Value => options.normalize?.(value) ?? value;

  /** Whether the pending value was changed elsewhere since the user started typing. */
  const isStale = ({ value, over }: Draft<Value>): boolean =>
    !deepEqual(over, pending) && !deepEqual(normalized(value), pending);

  /** Handles the result of a save. If the user typed meanwhile, keeps the newer input and shows no outdated error. */
  function applyResult(draft: Draft<Value> | undefined, refused: FormMessage | undefined): void {
    const latestDraft = latest.current.typed;
    if (latestDraft !== draft) {
      if (latestDraft && draft && refused === undefined)
        storeDraft({ value: latestDraft.value, over: normalized(draft.value) });
      return;
    }
    setProblem(refused);
    if (refused !== undefined) return;
    setTyped(undefined);
    // The user may have left and reopened the page. Do not delete input that was stored since then.
    if (drafts?.read(name) === draft) drafts?.write(name, undefined);
  }

  function commit(draft: Draft<Value> | undefined): void {
    if (!draft) return;
    const value = normalized(draft.value);
    const error = problemOf(value);
    if (error !== undefined || deepEqual(value, pending)) applyResult(draft, error);
    else if (!isStale(draft)) send(value, draft);
  }

  function send(value: Value, draft: Draft<Value> | undefined): void {
    const outcome = save(value);
    if (outcome instanceof Promise) void outcome.then((refused) => applyResult(draft, refused ?? undefined));
    else applyResult(draft, outcome ?? undefined);
  }

  function storeDraft(draft: Draft<Value> | undefined): void {
    latest.current = { ...latest.current, typed: draft };
    setTyped(draft);
    setProblem(undefined);
    drafts?.write(name, draft);
  }

  function change(value: Value): void {
    storeDraft({ value, over: latest.current.typed ? latest.current.typed.over : pending });
  }

  function choose(value: Value): void {
    change(value);
    commit(latest.current.typed);
  }

  /** Saves the input although the pending value was changed elsewhere. */
  function saveAnyway(draft: Draft<Value>): void {
    const rebased = { value: draft.value, over: pending };
    storeDraft(rebased);
    commit(rebased);
  }

  function resetToPublished(): void {
    storeDraft(undefined);
    if (!deepEqual(pending, published)) send(published, undefined);
  }

  const latest = useRef({ typed, commit });
  useEffect(function updateLatest() {
    latest.current = { typed, commit };
  });

  useEffect(function commitOnMountAndUnmount() {
    const commitLatest = (): void => latest.current.commit(latest.current.typed);
    // Validate stored input on mount.
    commitLatest();
    // Commit on unmount, because a navigation (e.g. back) unmounts a field without a blur event.
    return commitLatest;
  }, []);

  useWarnBeforeUnload(typed !== undefined);

  const value = typed ? typed.value : pending;
  const isChanged = !deepEqual(pending, published);
  const error = problem ?? (options.validatesOnKeystroke && typed ? problemOf(normalized(typed.value)) : undefined);
  const stale = typed && isStale(typed) ? typed : undefined;
  const notice = error ?? (stale && 'common.changedElsewhere.field');
  useErrorTitle(notice !== undefined);
  useAnnouncement(stale ? t('common.changedElsewhere.field') : '');

  function readText(shown: Value): string {
    // `NaN` means text that is not a number, which only `NumberField` stores.
    if (Number.isNaN(shown)) return t('changes.values.nothing');
    const text = options.textOf ? options.textOf(shown) : String(shown ?? '');
    return text === '' ? t('changes.values.nothing') : text;
  }

  function newerValue(draft: Draft<Value>): OtherValue {
    const text = readText(pending);
    const takeNewer = { label: t('common.changedElsewhere.takeOne'), onPress: () => storeDraft(undefined) };
    const keepMine = { label: t('common.changedElsewhere.keepOne'), onPress: () => saveAnyway(draft) };
    return {
      text,
      label: t('common.changedElsewhere.newer'),
      isOpen: true,
      actions: [
        { ...takeNewer, name: t('common.changedElsewhere.takeOneNamed', { value: text }) },
        { ...keepMine, name: t('common.changedElsewhere.keepOneNamed', { value: readText(draft.value) }) },
      ],
    };
  }

  function publishedValue(): OtherValue | undefined {
    if (!isChanged && problem === undefined) return undefined;
    const text = readText(published);
    const name = t('common.putBackNamed', { value: text });
    return {
      text,
      label: t('changes.before'),
      actions: [{ label: t('common.putBack'), name, onPress: resetToPublished }],
    };
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
      // If the user types the pending value again, discard the input.
      onType: (number) => (deepEqual(number, pending) ? storeDraft(undefined) : change(number)),
    },
  };
}
