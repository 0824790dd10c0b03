import type { TextKey } from './textKey.ts';

export type TextLimit = { readonly max: number; readonly lengthOf: (text: string) => number };

export type ValueProblem =
  | TextKey
  | {
      readonly key: TextKey;
      readonly values?: Readonly<Record<string, unknown>> | undefined;
      /** Key of the service's message, if the shown text is more specific. */
      readonly catalogueKey?: TextKey | undefined;
    };

export type ValueRule<Value> = {
  readonly shape: (value: unknown) => value is Value;
  /** Description of the type, which completes the message “not …”. */
  readonly expects: string;
  /** Error of a value that has the right type. A published value may be restored despite an error [PB-16]. */
  problem?(value: Value): ValueProblem | undefined;
  /** False if the page cannot render the value. Defaults to true. */
  isHarmless?(value: Value): boolean;
  normalize?(value: Value): Value;
  readonly limit?: TextLimit | undefined;
  readonly absent?: Value | undefined;
};

export const fits = <Value>(rule: ValueRule<Value>, value: unknown): value is Value =>
  rule.shape(value) && rule.isHarmless?.(value) !== false;

export const catalogueKeyOf = (problem: ValueProblem): TextKey =>
  typeof problem === 'string' ? problem : (problem.catalogueKey ?? problem.key);

export const keyOf = (problem: ValueProblem): TextKey => (typeof problem === 'string' ? problem : problem.key);
