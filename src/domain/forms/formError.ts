import type { FormReport } from './checkForm.ts';

/** The one error a form shows, and the field the focus goes to. */
export type FormError = { readonly message: string; readonly place: 'form' | 'field'; readonly field: string };

export type FormEvent =
  | { readonly kind: 'submitted'; readonly report: FormReport<string, string> }
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'route-changed' };

/**
 * The error a form shows after an event, `undefined` for none. A submit replaces what was shown and a change of route
 * clears it (source, section 4). So does an edit that may have put it right: of the field at fault, or of any field
 * where the form as a whole is.
 */
export function nextFormError(shown: FormError | undefined, event: FormEvent): FormError | undefined {
  switch (event.kind) {
    case 'submitted':
      return errorOf(event.report);
    case 'edited':
      return shown?.place === 'field' && shown.field !== event.field ? shown : undefined;
    case 'route-changed':
      return undefined;
  }
}

function errorOf(report: FormReport<string, string>): FormError | undefined {
  switch (report.kind) {
    case 'incomplete':
      return { message: report.message, place: 'form', field: report.fields[0] };
    case 'invalid':
      return { message: report.fields[0].message, place: 'field', field: report.fields[0].name };
    case 'complete':
      return undefined;
  }
}
