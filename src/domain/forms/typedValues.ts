import { deepEqual } from '../shared/deepEqual.ts';

export type NameOf<Values> = keyof Values & string;

export type TypedValues<Values> = {
  readonly values: Values;
  /** Current saved values. They may have changed since the form was opened. */
  readonly initial: Values;
  /** Saved values on which the user's edits are based. Unedited values equal those in `initial`. */
  readonly base: Values;
};

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as NameOf<Values>[];

export const typedNames = <Values extends object>({ values, initial }: TypedValues<Values>): NameOf<Values>[] =>
  namesOf(values).filter((name) => !deepEqual(values[name], initial[name]));

/** Names of edited values whose saved value changed after the user's edit. Saving the edit would revert that change. */
export const staleNames = <Values extends object>(typed: TypedValues<Values>): NameOf<Values>[] =>
  typedNames(typed).filter((name) => !deepEqual(typed.base[name], typed.initial[name]));

/** Sets the user's value. A value that equals the saved value counts as unedited. */
export function withTyped<Values extends object>(
  typed: TypedValues<Values>,
  part: Partial<Values>,
): TypedValues<Values> {
  const edited = { ...typed, values: { ...typed.values, ...part } };
  const base = { ...edited.initial };
  for (const name of typedNames(edited)) base[name] = typed.base[name];
  return { ...edited, base };
}

export function rebaseTyped<Values extends object>(typed: TypedValues<Values>, initial: Values): TypedValues<Values> {
  const values = { ...initial };
  const base = { ...initial };
  for (const name of typedNames(typed)) {
    values[name] = typed.values[name];
    if (!deepEqual(values[name], initial[name])) base[name] = typed.base[name];
  }
  return { values, initial, base };
}

export function withoutStale<Values extends object>(typed: TypedValues<Values>): TypedValues<Values> {
  const { initial } = typed;
  const part: Partial<Values> = {};
  for (const name of staleNames(typed)) part[name] = initial[name];
  return withTyped(typed, part);
}
