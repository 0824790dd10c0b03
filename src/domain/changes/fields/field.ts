import {
  productOf,
  withProduct,
  type CompanyConfiguration,
  type ProductConfiguration,
} from '../../company/companyConfiguration.ts';
import { valueAt, withValueAt, type RecordPath } from '../../shared/recordPath.ts';
import type { ValueRule } from '../../shared/valueRule.ts';

/** One value of a configuration: where it stands, and what it may be. */
export type Field<Value> = ValueRule<Value> & {
  /** Without a place it is worked out of other parts, which are judged where they are written. */
  readonly place: FieldPlace | undefined;
  /** What the configuration holds, whatever that is; `undefined` for nothing. */
  read(configuration: CompanyConfiguration): unknown;
  /** The configuration with another value; with `undefined`, as if nothing had ever been written. */
  write(configuration: CompanyConfiguration, value: Value | undefined): CompanyConfiguration;
  /** Whether a change may say that this stood there; anything may, unless it says otherwise. */
  isOriginal?(value: unknown): boolean;
};

/** The path begins in each product, of which this portal configures one, or in the configuration itself. */
export type FieldPlace = { readonly in: 'product' | 'configuration'; readonly path: RecordPath };

/** What a type says of a path. Of a part that it does not name, the field alone says what it holds. */
type Held<Holder, Path extends RecordPath> = Path extends readonly [infer Part, ...RecordPath]
  ? Part extends keyof Holder
    ? ValueAt<Holder, Path>
    : unknown
  : unknown;

type ValueAt<Tree, Path extends RecordPath> = Path extends readonly [infer Key, ...infer Rest extends RecordPath]
  ? Key extends keyof NonNullable<Tree>
    ? ValueAt<NonNullable<Tree>[Key], Rest>
    : never
  : NonNullable<Tree>;

/** Nothing of what a product holds stays once it is empty. */
const KEEPS_NOTHING = 0;

/** A field of the product this portal configures, by its path in there. */
export const productField = <const Path extends RecordPath, Value extends Held<ProductConfiguration, Path>>(
  path: Path,
  rule: ValueRule<Value>,
): Field<Value> => ({
  ...rule,
  place: { in: 'product', path },
  read: (configuration) => valueAt(productOf(configuration), path),
  write: (configuration, value) =>
    withProduct(configuration, withValueAt(productOf(configuration), path, value, KEEPS_NOTHING)),
});

/** A field of the company's configuration, by its path in there; of that, the first `kept` levels stay though they are empty. */
export const configurationField = <const Path extends RecordPath, Value extends Held<CompanyConfiguration, Path>>(
  path: Path,
  rule: ValueRule<Value>,
  kept = 1,
): Field<Value> => ({
  ...rule,
  place: { in: 'configuration', path },
  read: (configuration) => valueAt(configuration, path),
  write: (configuration, value) => withValueAt(configuration, path, value, kept),
});
