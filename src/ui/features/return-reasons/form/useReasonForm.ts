import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ReturnReason } from '../../../../domain/return-reasons/returnReason.ts';
import { MAX_REASON_TEXT, type ReasonError } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import type { Result } from '../../../../domain/shared/result.ts';

export type ReasonField = 'description' | 'code' | 'requirements';

/** What stands in the way of saving: a message over the form, and one under each field at fault. */
export type ReasonProblems = {
  readonly form?: 'constants.allFieldsError' | ReasonError | undefined;
  readonly fields: Partial<Record<ReasonField, ReasonError>>;
};

const NONE: ReasonProblems = { fields: {} };

const blanksOf = ({ code, description }: ReturnReason): ReasonProblems['fields'] => ({
  ...(description.trim() === '' ? { description: { kind: 'text-blank', code } } : {}),
  ...(code.trim() === '' ? { code: { kind: 'code-blank', code } } : {}),
});

function problemsOf(error: ReasonError, draft: ReturnReason): ReasonProblems {
  switch (error.kind) {
    case 'code-blank':
    case 'code-malformed':
    case 'code-taken':
      return { fields: { code: error } };
    case 'text-blank':
      return { fields: { description: error } };
    case 'text-too-long':
      return {
        fields: draft.description.trim().length > MAX_REASON_TEXT ? { description: error } : { requirements: error },
      };
    case 'too-many-requirements':
      return { fields: { requirements: error } };
    case 'too-many-reasons':
    case 'pattern-invalid':
      return { form: error, fields: {} };
    default:
      return error satisfies never;
  }
}

export type ReasonFormState = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: ReturnReason;
  readonly problems: ReasonProblems;
  readonly change: (part: Partial<ReturnReason>) => void;
  readonly submit: (event: FormEvent) => void;
};

/**
 * The form of one reason. Submit as the source has it (section 4): an empty required field, then the first invalid one,
 * then the act; the focus goes to the first offender, and a message goes when its field is edited.
 */
export function useReasonForm(
  initial: ReturnReason,
  save: (draft: ReturnReason) => Result<void, ReasonError>,
  onSaved: () => void,
): ReasonFormState {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState(NONE);

  const focusFirstOffender = (): boolean => {
    const offender = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    offender?.focus();
    return offender !== null && offender !== undefined;
  };

  useEffect(
    function showFirstOffender() {
      if (problems !== NONE) focusFirstOffender();
    },
    [problems],
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const blanks = blanksOf(draft);
    if (Object.keys(blanks).length > 0) return setProblems({ form: 'constants.allFieldsError', fields: blanks });
    // A field may hold back what is not right yet, such as a requirement that is too long; it says so itself.
    if (problems === NONE && focusFirstOffender()) return undefined;
    const saved = save(draft);
    if (!saved.ok) return setProblems(problemsOf(saved.error, draft));
    return onSaved();
  }

  function change(part: Partial<ReturnReason>): void {
    setDraft((current) => ({ ...current, ...part }));
    setProblems(NONE);
  }

  return { form, draft, problems, change, submit };
}
