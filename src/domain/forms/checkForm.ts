export type FormField<Name extends string = string, Message = string> = {
  readonly name: Name;
  readonly value: unknown;
  readonly isRequired?: boolean | undefined;
  /** Validates the value. Called only after every required field has a value. */
  readonly check?: (() => Message | undefined) | undefined;
};

/** True if a field has no value: a blank text, an empty list or `undefined`. */
export const isBlank = ({ value }: Pick<FormField, 'value'>): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Default message for an empty required field [FM-1]. */
export const ALL_FIELDS_ERROR = 'constants.allFieldsError';

export type InvalidField<Name extends string, Message> = { readonly name: Name; readonly message: Message };

export type FormReport<Name extends string, Message, Incomplete = typeof ALL_FIELDS_ERROR> =
  | { readonly kind: 'incomplete'; readonly message: Incomplete; readonly fields: readonly [Name, ...Name[]] }
  | {
      readonly kind: 'invalid';
      readonly fields: readonly [InvalidField<Name, Message>, ...InvalidField<Name, Message>[]];
    }
  | { readonly kind: 'complete' };

/** Error of a form [FM-1]: first missing values, then invalid values. `fields` are in display order. */
export function checkForm<Name extends string, Message, Incomplete = typeof ALL_FIELDS_ERROR>(
  fields: readonly FormField<Name, Message>[],
  incomplete: Incomplete = ALL_FIELDS_ERROR as Incomplete,
): FormReport<Name, Message, Incomplete> {
  const [firstBlank, ...otherBlanks] = fields.filter((field) => field.isRequired && isBlank(field));
  if (firstBlank)
    return {
      kind: 'incomplete',
      message: incomplete,
      fields: [firstBlank.name, ...otherBlanks.map(({ name }) => name)],
    };
  const [firstInvalid, ...otherInvalids] = fields.flatMap(({ name, check }): InvalidField<Name, Message>[] => {
    const message = check?.();
    return message === undefined ? [] : [{ name, message }];
  });
  return firstInvalid ? { kind: 'invalid', fields: [firstInvalid, ...otherInvalids] } : { kind: 'complete' };
}
