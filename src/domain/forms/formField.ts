import { validate, type RuleName, type ValidationMessageKey } from '../validation/validate.ts';
import type { ValidationContext } from '../validation/validationContext.ts';

/** One input of a form, as it stands. */
export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly value: string;
  readonly isRequired?: boolean | undefined;
  /** Asked in this order; the first that does not accept the value speaks. */
  readonly rules?: readonly RuleName[] | undefined;
};

/** Spaces alone fill no required field. */
export const isBlank = (field: FormField): boolean => field.value.trim() === '';

/** What a field's own rules say of its value, or `undefined`. */
export function fieldMessage(field: FormField, context: ValidationContext): ValidationMessageKey | undefined {
  for (const rule of field.rules ?? []) {
    const message = validate(rule, field.value, context);
    if (message !== undefined) return message;
  }
  return undefined;
}
