import { use, useState } from 'react';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { isRecord, isTextList } from '../../../domain/shared/shapes.ts';
import { FormDraftsContext } from './FormDraftsContext.ts';

export type KeptInputOptions<Values> = {
  /** Under which it is kept; nothing is where there is none. */
  readonly name: string | undefined;
  readonly initial: Values;
  /** What is never kept. */
  readonly secrets: readonly (keyof Values)[];
  /** By name: reads a kept value whose shape the initial one does not tell. */
  readonly readers?: Readonly<Record<string, ((kept: unknown) => unknown) | undefined>> | undefined;
};

export type KeptInput<Values> = {
  /** What the form begins with: its initial values, and over them what was typed when it was open before. */
  readonly start: Values;
  readonly isRestored: boolean;
  readonly keep: (values: Values) => void;
  /** What was typed was saved, or is not wanted. */
  readonly forget: () => void;
};

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

function isLike<Value>(example: Value, value: unknown): value is Value {
  return Array.isArray(example) ? isTextList(value) : typeof value === typeof example && typeof value !== 'object';
}

/** A value is taken up where it is of the kind that the form begins with; anybody may have written the draft. */
function restore<Values extends object>(draft: unknown, options: KeptInputOptions<Values>): Values {
  const { initial, secrets, readers = {} } = options;
  const restored = { ...initial };
  if (!isRecord(draft)) return restored;
  for (const name of namesOf(initial).filter((each) => !secrets.includes(each))) {
    const value = draft[name];
    const read = value === undefined ? undefined : readers[name]?.(value);
    if (read !== undefined) restored[name] = read as Values[typeof name];
    else if (!readers[name] && isLike(initial[name], value)) restored[name] = value;
  }
  return restored;
}

/**
 * Keeps what is typed into a form for when it is opened anew. Only what differs from the initial values is kept, so that
 * what somebody else changed meanwhile is not typed over; a value that may be absent begins as an empty one.
 */
export function useKeptInput<Values extends object>(options: KeptInputOptions<Values>): KeptInput<Values> {
  const { name, secrets } = options;
  const drafts = use(FormDraftsContext);
  const [{ initial, start }] = useState(() => ({
    initial: options.initial,
    start: restore(name === undefined ? undefined : drafts?.read(name), options),
  }));

  function keep(values: Values): void {
    if (name === undefined) return;
    const typed = namesOf(values)
      .filter((each) => !secrets.includes(each) && !deepEqual(values[each], initial[each]))
      .map((each) => [each, values[each]] as const);
    drafts?.write(name, typed.length > 0 ? Object.fromEntries(typed) : undefined);
  }

  return {
    start,
    isRestored: !deepEqual(start, initial),
    keep,
    forget: () => name !== undefined && drafts?.write(name, undefined),
  };
}
