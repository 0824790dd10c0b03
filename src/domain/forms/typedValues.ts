import { deepEqual } from '../shared/deepEqual.ts';

export type NameOf<Values> = keyof Values & string;

/** A form's values while they are edited, beside what stands without the edits. */
export type TypedValues<Values> = {
  readonly values: Values;
  /** What stands now; newer than when the form was opened, where it has changed elsewhere since. */
  readonly initial: Values;
  /** What each typed value was typed over; as `initial` where nothing was typed. */
  readonly base: Values;
};

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as NameOf<Values>[];

/** The names of the values that were typed: saving changes them. */
export const typedNames = <Values extends object>({ values, initial }: TypedValues<Values>): NameOf<Values>[] =>
  namesOf(values).filter((name) => !deepEqual(values[name], initial[name]));

/** Of the typed ones, those whose own value has changed elsewhere since: saving them undoes that change. */
export const overtakenNames = <Values extends object>(typed: TypedValues<Values>): NameOf<Values>[] =>
  typedNames(typed).filter((name) => !deepEqual(typed.base[name], typed.initial[name]));

/** Nothing typed. */
export const untyped = <Values>(initial: Values): TypedValues<Values> => ({ values: initial, initial, base: initial });

/** After an edit of some of the values. One that is edited back to what stands counts as not typed. */
export function withTyped<Values extends object>(
  typed: TypedValues<Values>,
  part: Partial<Values>,
): TypedValues<Values> {
  const edited = { ...typed, values: { ...typed.values, ...part } };
  const base = { ...edited.initial };
  for (const name of typedNames(edited)) base[name] = typed.base[name];
  return { ...edited, base };
}

/** After what stands has changed elsewhere: values that were not typed follow it, typed ones stay. */
export function rebaseTyped<Values extends object>(typed: TypedValues<Values>, initial: Values): TypedValues<Values> {
  const values = { ...initial };
  const base = { ...initial };
  for (const name of typedNames(typed)) {
    values[name] = typed.values[name];
    if (!deepEqual(values[name], initial[name])) base[name] = typed.base[name];
  }
  return { values, initial, base };
}

/** With what stands in place of what was typed over something else. */
export function withoutOvertaken<Values extends object>(typed: TypedValues<Values>): TypedValues<Values> {
  const { initial } = typed;
  const part: Partial<Values> = {};
  for (const name of overtakenNames(typed)) part[name] = initial[name];
  return withTyped(typed, part);
}
