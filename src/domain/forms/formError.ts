import type { FormReport } from './checkForm.ts';

/** The error of a form, which shows at most one. `fields`: names of the invalid fields, in display order. */
export type FormError<Name extends string = string, Message = string> =
  | { readonly place: 'form'; readonly message: Message; readonly fields: readonly Name[] }
  | { readonly place: 'field'; readonly message: Message; readonly field: Name };

export type FormEvent<Name extends string = string, Message = string> =
  | { readonly kind: 'submitted'; readonly report: FormReport<Name, Message, Message> }
  /** The form was valid, but the service refused it. */
  | { readonly kind: 'refused'; readonly error: FormError<Name, Message> }
  | { readonly kind: 'edited'; readonly field: Name }
  | { readonly kind: 'route-changed' };

/** Error of the form after an event [FM-1] [FM-2]. An edit of an invalid field clears it. */
export function nextFormError<Name extends string, Message>(
  shownError: FormError<Name, Message> | undefined,
  event: FormEvent<Name, Message>,
): FormError<Name, Message> | undefined {
  switch (event.kind) {
    case 'submitted':
      return errorOf(event.report);
    case 'refused':
      return event.error;
    case 'edited':
      return shownError?.place === 'field' && shownError.field !== event.field ? shownError : undefined;
    case 'route-changed':
      return undefined;
  }
}

function errorOf<Name extends string, Message>(
  report: FormReport<Name, Message, Message>,
): FormError<Name, Message> | undefined {
  switch (report.kind) {
    case 'incomplete':
      return { place: 'form', message: report.message, fields: report.fields };
    case 'invalid':
      return { place: 'field', message: report.fields[0].message, field: report.fields[0].name };
    case 'complete':
      return undefined;
  }
}
