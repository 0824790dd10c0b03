import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { ALL_FIELDS_ERROR, checkForm, type FormField } from '../../../domain/forms/checkForm.ts';
import { nextFormError, type FormEvent as FormStep } from '../../../domain/forms/formError.ts';
import { focusField, focusUnapplied } from './focusField.ts';
import type { FormMessage, FormProblem } from './formMessage.ts';
import { useErrorTitle } from '../document/useDocumentTitle.ts';

type Refusal<Name extends string> = FormProblem<Name> | undefined | void;

/** Action of a valid form. Returns a problem if it is refused. */
export type FormAct<Name extends string> = () => Refusal<Name> | Promise<Refusal<Name>>;

export type FormSubmission<Name extends string> = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: FormProblem<Name> | undefined;
  /** Further submits are ignored. */
  readonly isSubmitting: boolean;
  readonly edited: (field: Name) => void;
  readonly submit: (event: FormEvent, fields: readonly FormField<Name, FormMessage>[], act: FormAct<Name>) => void;
};

/**
 * Submission of all forms [FM-1] [FM-2]: order of checks, one error, focus on the first invalid field, title. Without
 * values or component library, for the sign-in form. A change of `route` clears the error.
 */
export function useFormSubmission<Name extends string>(route?: string): FormSubmission<Name> {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, step] = useReducer(
    (shown: FormProblem<Name> | undefined, event: FormStep<Name, FormMessage>) => nextFormError(shown, event),
    undefined,
  );
  useErrorTitle(error !== undefined);

  useEffect(
    function clearOnRouteChange() {
      step({ kind: 'route-changed' });
    },
    [route],
  );

  useEffect(
    function focusFirstOffender() {
      const offender = error?.place === 'form' ? error.fields[0] : error?.field;
      if (form.current && offender !== undefined) focusField(form.current, offender);
    },
    [error],
  );

  async function waitFor(outcome: Promise<Refusal<Name>>): Promise<void> {
    isRunning.current = true;
    setSubmitting(true);
    try {
      const refused = await outcome;
      if (refused) step({ kind: 'refused', error: refused });
    } finally {
      isRunning.current = false;
      setSubmitting(false);
    }
  }

  function submit(event: FormEvent, fields: readonly FormField<Name, FormMessage>[], act: FormAct<Name>): void {
    event.preventDefault();
    // A dialog's form is a child of the page's form in the React tree, which must not receive this event.
    event.stopPropagation();
    if (isRunning.current) return;
    const report = checkForm<Name, FormMessage, FormMessage>(fields, ALL_FIELDS_ERROR);
    step({ kind: 'submitted', report });
    if (report.kind !== 'complete' || (form.current && focusUnapplied(form.current))) return;
    const outcome = act();
    if (outcome instanceof Promise) void waitFor(outcome);
    else if (outcome) step({ kind: 'refused', error: outcome });
  }

  return { form, error, isSubmitting, edited: (field) => step({ kind: 'edited', field }), submit };
}
