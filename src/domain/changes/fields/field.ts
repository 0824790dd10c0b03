import { productOf, withProduct, type CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { valueAt, withValueAt, type RecordPath } from '../../shared/recordPath.ts';

export type Field<Value> = {
  /** What the configuration holds, whatever that is; `undefined` for nothing. */
  read(configuration: CompanyConfiguration): unknown;
  /** The configuration with another value; with `undefined`, as if nothing had ever been written. */
  write(configuration: CompanyConfiguration, value: Value | undefined): CompanyConfiguration;
  /** Its shape, and that it does no harm. Limits are the form's and the service's: what was published may be brought back. */
  isValid(value: unknown): value is Value;
  /** Whether a change may say that this stood there; anything may, unless it says otherwise. */
  isOriginal?(value: unknown): boolean;
  /** What counts where the configuration says nothing, such as a switch that is off. */
  readonly absent?: Value | undefined;
};

type Shape<Value> = (value: unknown) => value is Value;

/** Nothing of what a product holds stays once it is empty. */
const KEEPS_NOTHING = 0;

export const productField = <Value>(path: RecordPath, isValid: Shape<Value>, absent?: Value): Field<Value> => ({
  read: (configuration) => valueAt(productOf(configuration), path),
  write: (configuration, value) =>
    withProduct(configuration, withValueAt(productOf(configuration), path, value, KEEPS_NOTHING)),
  isValid,
  absent,
});

/** A field of the company's configuration, by its path in there. The outermost level stays though it is empty. */
export const configurationField = <Value>(path: RecordPath, isValid: Shape<Value>, absent?: Value): Field<Value> => ({
  read: (configuration) => valueAt(configuration, path),
  write: (configuration, value) => withValueAt(configuration, path, value),
  isValid,
  absent,
});
