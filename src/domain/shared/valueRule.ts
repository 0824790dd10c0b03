import type { TextKey } from './textKey.ts';

/** Maximum text length, with the counting function of its validator. */
export type TextLimit = { readonly max: number; readonly lengthOf: (text: string) => number };

/** A text key, with its placeholders. */
export type ValueProblem =
  | TextKey
  | {
      readonly key: TextKey;
      readonly values?: Readonly<Record<string, unknown>> | undefined;
      /** The service's catalogue message, if the text is more specific. */
      readonly catalogueKey?: TextKey | undefined;
    };

export type ValueRule<Value> = {
  readonly shape: (value: unknown) => value is Value;
  /** Completes the message “not …”. */
  readonly expects: string;
  /** Error of a value of this shape. Published values may be restored despite an error [PB-16]. */
  problem?(value: Value): ValueProblem | undefined;
  /** False if the page cannot even render the value. Defaults to true. */
  isHarmless?(value: Value): boolean;
  normalize?(value: Value): Value;
  readonly limit?: TextLimit | undefined;
  /** Default if the value is missing, e.g. a disabled switch. */
  readonly absent?: Value | undefined;
};

export const fits = <Value>(rule: ValueRule<Value>, value: unknown): value is Value =>
  rule.shape(value) && rule.isHarmless?.(value) !== false;

export const catalogueKeyOf = (problem: ValueProblem): TextKey =>
  typeof problem === 'string' ? problem : (problem.catalogueKey ?? problem.key);

export const keyOf = (problem: ValueProblem): TextKey => (typeof problem === 'string' ? problem : problem.key);
