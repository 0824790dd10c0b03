import type { TextKey } from './textKey.ts';

/** How long a text may be, counted as its validator counts. */
export type TextLimit = { readonly max: number; readonly lengthOf: (text: string) => number };

/** What is wrong with a value: a translation key, with the values its text speaks of. */
export type ValueProblem =
  | TextKey
  | {
      readonly key: TextKey;
      readonly values?: Readonly<Record<string, unknown>> | undefined;
      /** The message of the catalogue that the service returns, if the text is more exact than it. */
      readonly catalogueKey?: TextKey | undefined;
    };

/** What one value of a configuration may be, said once: the field of its page, its changes and every write go by it. */
export type ValueRule<Value> = {
  readonly shape: (value: unknown) => value is Value;
  /** Completes the refusal of another shape, “not …”. */
  readonly expects: string;
  /** What is wrong with a value of that shape. What was published once may be brought back all the same [PB-16]. */
  problem?(value: Value): ValueProblem | undefined;
  /** Whether a change may hold it, wrong or not: a page draws what is pending. Any may, unless it says otherwise. */
  isHarmless?(value: Value): boolean;
  /** Gives what was typed the form it is kept in. */
  normalize?(value: Value): Value;
  readonly limit?: TextLimit | undefined;
  /** What counts where the configuration says nothing, such as a switch that is off. */
  readonly absent?: Value | undefined;
};

export const fits = <Value>(rule: ValueRule<Value>, value: unknown): value is Value =>
  rule.shape(value) && rule.isHarmless?.(value) !== false;

/** The message that the service returns. */
export const catalogueKeyOf = (problem: ValueProblem): TextKey =>
  typeof problem === 'string' ? problem : (problem.catalogueKey ?? problem.key);

export const keyOf = (problem: ValueProblem): TextKey => (typeof problem === 'string' ? problem : problem.key);
