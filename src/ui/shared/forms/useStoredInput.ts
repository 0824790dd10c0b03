import { use, useState, createContext } from 'react';
import { rebaseTyped, typedNames, type NameOf, type TypedValues } from '../../../domain/forms/typedValues.ts';
import { isRecord, isTextList } from '../../../domain/shared/shapes.ts';
import type { FormDrafts } from '../../../application/forms/FormDrafts.ts';

/** Storage for unsaved input. Without a provider, input is lost on unmount. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined);

export type StoredInputOptions<Values> = {
  /** Storage key. If undefined, nothing is stored. */
  readonly name: string | undefined;
  readonly initial: Values;
  readonly secrets: readonly (keyof Values)[];
  /** Functions, by value name, that validate a stored value whose type differs from the initial value's type. */
  readonly readers?: Readonly<Record<string, ((stored: unknown) => unknown) | undefined>> | undefined;
};

export type StoredInput<Values> = {
  readonly start: TypedValues<Values>;
  readonly isRestored: boolean;
  /** Stores the input, or deletes the stored input if every value equals its initial value. */
  readonly keep: (typed: TypedValues<Values>) => void;
  readonly forget: () => void;
};

function isLike<Value>(example: Value, value: unknown): value is Value {
  return Array.isArray(example) ? isTextList(value) : typeof value === typeof example && typeof value !== 'object';
}

/** Reads stored input, which is untrusted. Ignores values whose type differs from the initial value's type. */
function readValues<Values extends object>(stored: unknown, options: StoredInputOptions<Values>): Partial<Values> {
  const { initial, secrets, readers = {} } = options;
  const read: Partial<Values> = {};
  if (!isRecord(stored)) return read;
  for (const name of Object.keys(initial) as NameOf<Values>[]) {
    const value = stored[name];
    if (value === undefined || secrets.includes(name)) continue;
    const reader = readers[name];
    const parsed = reader ? (reader(value) as Values[typeof name] | undefined) : value;
    if (parsed !== undefined && (reader || isLike(initial[name], parsed))) read[name] = parsed as Values[typeof name];
  }
  return read;
}

function restore<Values extends object>(draft: unknown, options: StoredInputOptions<Values>): TypedValues<Values> {
  const { initial } = options;
  const { typed, over } = isRecord(draft) ? draft : {};
  const values = readValues(typed, options);
  const bases = readValues(over, options);
  const base = { ...initial };
  for (const name of Object.keys(values) as NameOf<Values>[]) base[name] = bases[name] as Values[typeof name];
  return rebaseTyped({ values: { ...initial, ...values }, initial: base, base }, initial);
}

/**
 * Stores form input until the form is opened again. Stores only edited values, each with its initial value, so that
 * changes made elsewhere are not overwritten. The initial value of an optional field must be empty, not undefined.
 */
export function useStoredInput<Values extends object>(options: StoredInputOptions<Values>): StoredInput<Values> {
  const { name, secrets } = options;
  const drafts = use(FormDraftsContext);
  const [start] = useState(() => restore(name === undefined ? undefined : drafts?.read(name), options));

  function keep(typedValues: TypedValues<Values>): void {
    if (name === undefined) return;
    const names = typedNames(typedValues).filter((each) => !secrets.includes(each));
    const partOf = (values: Values) => Object.fromEntries(names.map((each) => [each, values[each]]));
    const draft = { typed: partOf(typedValues.values), over: partOf(typedValues.base) };
    drafts?.write(name, names.length > 0 ? draft : undefined);
  }

  return {
    start,
    isRestored: typedNames(start).length > 0,
    keep,
    forget: () => name !== undefined && drafts?.write(name, undefined),
  };
}
