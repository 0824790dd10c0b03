export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value of an own property. Inherited properties are ignored, because JSON may contain keys such as `__proto__`. */
export const ownValue = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const isAbsentOr =
  <Value>(isValid: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isValid(value);

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
