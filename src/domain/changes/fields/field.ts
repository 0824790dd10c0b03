import {
  productOf,
  withProduct,
  type CompanyConfiguration,
  type ProductConfiguration,
} from '../../company/companyConfiguration.ts';
import { valueAt, withValueAt, type RecordPath } from '../../shared/recordPath.ts';
import type { ValueRule } from '../../shared/valueRule.ts';

export type Field<Value> = ValueRule<Value> & {
  /** Location of the value. `undefined` for a value that is derived from other fields. */
  readonly place: FieldPlace | undefined;
  read(configuration: CompanyConfiguration): unknown;
  /** Returns the configuration with another value. `undefined` removes the value. */
  write(configuration: CompanyConfiguration, value: Value | undefined): CompanyConfiguration;
  isOriginal?(value: unknown): boolean;
};

export type FieldPlace = { readonly in: 'product' | 'configuration'; readonly path: RecordPath };

/** Type of the value at a path. `unknown` if the holder's type does not declare the first part of the path. */
type ValueOrUnknown<Holder, Path extends RecordPath> = Path extends readonly [infer Part, ...RecordPath]
  ? Part extends keyof Holder
    ? ValueAt<Holder, Path>
    : unknown
  : unknown;

type ValueAt<Tree, Path extends RecordPath> = Path extends readonly [infer Key, ...infer Rest extends RecordPath]
  ? Key extends keyof NonNullable<Tree>
    ? ValueAt<NonNullable<Tree>[Key], Rest>
    : never
  : NonNullable<Tree>;

/** Field within the product that this portal configures. */
export const productField = <const Path extends RecordPath, Value extends ValueOrUnknown<ProductConfiguration, Path>>(
  path: Path,
  rule: ValueRule<Value>,
): Field<Value> => ({
  ...rule,
  place: { in: 'product', path },
  read: (configuration) => valueAt(productOf(configuration), path),
  write: (configuration, value) => withProduct(configuration, withValueAt(productOf(configuration), path, value, 0)),
});

/** @param keptLevels number of path levels that are stored even if empty */
export const configurationField = <
  const Path extends RecordPath,
  Value extends ValueOrUnknown<CompanyConfiguration, Path>,
>(
  path: Path,
  rule: ValueRule<Value>,
  keptLevels = 1,
): Field<Value> => ({
  ...rule,
  place: { in: 'configuration', path },
  read: (configuration) => valueAt(configuration, path),
  write: (configuration, value) => withValueAt(configuration, path, value, keptLevels),
});
