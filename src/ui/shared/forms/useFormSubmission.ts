import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { ALL_FIELDS_ERROR, checkForm, type FormField } from '../../../domain/forms/checkForm.ts';
import { nextFormError, type FormEvent as FormStep } from '../../../domain/forms/formError.ts';
import { focusField, focusUnapplied } from './focusField.ts';
import type { FormMessage, FormProblem } from './formMessage.ts';
import { useErrorTitle } from '../document/useDocumentTitle.ts';

type Refusal<Name extends string> = FormProblem<Name> | undefined | void;

export type FormAct<Name extends string> = () => Refusal<Name> | Promise<Refusal<Name>>;

export type FormSubmission<Name extends string> = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: FormProblem<Name> | undefined;
  /** Whether a submit is running. Further submits are ignored meanwhile. */
  readonly isSubmitting: boolean;
  readonly edited: (field: Name) => void;
  readonly submit: (event: FormEvent, fields: readonly FormField<Name, FormMessage>[], act: FormAct<Name>) => void;
};

/**
 * Submits any form [FM-1] [FM-2]: validates the fields in order, focuses the first invalid field and marks the document
 * title. Does not import React Aria, because the sign-in form uses this hook. A change of `route` clears the error.
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
    function focusFirstInvalid() {
      const firstInvalid = error?.place === 'form' ? error.fields[0] : error?.field;
      if (form.current && firstInvalid !== undefined) focusField(form.current, firstInvalid);
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
    // If a dialog opens from a form, React would pass the event of the dialog's form on to that form.
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
