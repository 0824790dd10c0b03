import type { ValidationMessageKey } from '../validation/validate.ts';
import type { ValidationContext } from '../validation/validationContext.ts';
import { fieldMessage, isBlank, type FormField } from './formField.ts';

/** What the form says where a required field is empty and the form has no text of its own for it (source, section 5). */
export const ALL_FIELDS_ERROR = 'constants.allFieldsError';

export type InvalidField<Name extends string> = { readonly name: Name; readonly message: ValidationMessageKey };

/** What all inputs together report when a form is submitted. Lists are in the order of the form and never empty. */
export type FormReport<Name extends string = string, FormError extends string = typeof ALL_FIELDS_ERROR> =
  | { readonly kind: 'incomplete'; readonly message: FormError; readonly fields: readonly [Name, ...Name[]] }
  | { readonly kind: 'invalid'; readonly fields: readonly [InvalidField<Name>, ...InvalidField<Name>[]] }
  | { readonly kind: 'complete' };

/**
 * Submits a form (source, section 4): with a required field empty, the form's error shows and nothing is judged yet;
 * else the first invalid field's message; else the form is complete and its action may run. The focus belongs to the
 * first field named. Fields are given in the order in which a person meets them.
 */
export function checkForm<Name extends string, FormError extends string = typeof ALL_FIELDS_ERROR>(
  fields: readonly FormField<Name>[],
  context: ValidationContext = {},
  formError: FormError = ALL_FIELDS_ERROR as FormError,
): FormReport<Name, FormError> {
  const [firstBlank, ...otherBlanks] = fields.filter((field) => field.isRequired && isBlank(field));
  if (firstBlank)
    return {
      kind: 'incomplete',
      message: formError,
      fields: [firstBlank.name, ...otherBlanks.map(({ name }) => name)],
    };
  const [firstInvalid, ...otherInvalids] = fields.flatMap((field): InvalidField<Name>[] => {
    const message = fieldMessage(field, context);
    return message === undefined ? [] : [{ name: field.name, message }];
  });
  return firstInvalid ? { kind: 'invalid', fields: [firstInvalid, ...otherInvalids] } : { kind: 'complete' };
}
