import { use, useState, createContext } from 'react';
import { rebaseTyped, typedNames, type NameOf, type TypedValues } from '../../../domain/forms/typedValues.ts';
import { isRecord, isTextList } from '../../../domain/shared/shapes.ts';
import type { FormDrafts } from '../../../application/forms/FormDrafts.ts';

/** Stores unsaved input. Without it, input is lost on unmount. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined);

export type StoredInputOptions<Values> = {
  /** Storage key. Nothing is stored without it. */
  readonly name: string | undefined;
  readonly initial: Values;
  /** Values that are never stored. */
  readonly secrets: readonly (keyof Values)[];
  /** By name: readers for values whose type differs from the initial one. */
  readonly readers?: Readonly<Record<string, ((kept: unknown) => unknown) | undefined>> | undefined;
};

export type StoredInput<Values> = {
  /** Initial values with restored input. */
  readonly start: TypedValues<Values>;
  readonly isRestored: boolean;
  /** Stores the input, or deletes it if nothing differs. */
  readonly keep: (typed: TypedValues<Values>) => void;
  readonly forget: () => void;
};

function isLike<Value>(example: Value, value: unknown): value is Value {
  return Array.isArray(example) ? isTextList(value) : typeof value === typeof example && typeof value !== 'object';
}

/** Untrusted: only values with the type of the initial one. */
function readValues<Values extends object>(kept: unknown, options: StoredInputOptions<Values>): Partial<Values> {
  const { initial, secrets, readers = {} } = options;
  const read: Partial<Values> = {};
  if (!isRecord(kept)) return read;
  for (const name of Object.keys(initial) as NameOf<Values>[]) {
    const value = kept[name];
    if (value === undefined || secrets.includes(name)) continue;
    const reader = readers[name];
    const known = reader ? (reader(value) as Values[typeof name] | undefined) : value;
    if (known !== undefined && (reader || isLike(initial[name], known))) read[name] = known as Values[typeof name];
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
 * Stores form input for the next time the form is opened. Only differences are stored, with their base values, so that
 * changes made elsewhere are not overwritten. Optional values must start empty instead of undefined.
 */
export function useStoredInput<Values extends object>(options: StoredInputOptions<Values>): StoredInput<Values> {
  const { name, secrets } = options;
  const drafts = use(FormDraftsContext);
  const [start] = useState(() => restore(name === undefined ? undefined : drafts?.read(name), options));

  function keep(standing: TypedValues<Values>): void {
    if (name === undefined) return;
    const names = typedNames(standing).filter((each) => !secrets.includes(each));
    const partOf = (values: Values) => Object.fromEntries(names.map((each) => [each, values[each]]));
    const draft = { typed: partOf(standing.values), over: partOf(standing.base) };
    drafts?.write(name, names.length > 0 ? draft : undefined);
  }

  return {
    start,
    isRestored: typedNames(start).length > 0,
    keep,
    forget: () => name !== undefined && drafts?.write(name, undefined),
  };
}
