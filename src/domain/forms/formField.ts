export type FormField<Name extends string = string, Message = string> = {
  readonly name: Name;
  readonly value: unknown;
  readonly isRequired?: boolean | undefined;
  /** Called only if every required field is filled. */
  readonly check?: (() => Message | undefined) | undefined;
};

/** Blank text and empty lists count as empty. */
export const isBlank = ({ value }: Pick<FormField, 'value'>): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
