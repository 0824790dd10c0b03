export type FormField<Name extends string = string, Message = string> = {
  readonly name: Name;
  readonly value: unknown;
  readonly isRequired?: boolean | undefined;
  /** What is wrong with the value, or `undefined`. Asked only once every required field is filled. */
  readonly check?: (() => Message | undefined) | undefined;
};

/** Neither spaces alone nor an empty list fill a required field. */
export const isBlank = ({ value }: Pick<FormField, 'value'>): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
