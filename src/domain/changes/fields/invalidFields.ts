import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { valueAt, type RecordPath } from '../../shared/recordPath.ts';
import { isRecord } from '../../shared/shapes.ts';
import { keyOf } from '../../shared/valueRule.ts';
import type { PublishRefusal } from '../changeSubject.ts';
import { hasContent } from '../removal.ts';
import type { Field } from './field.ts';
import type { FieldSet } from './fieldSet.ts';

/** Invalid values of `next` in any product. Values that a configuration in `others` already contains are skipped. */
export function invalidFields<Values>(
  { fields }: FieldSet<Values>,
  others: readonly CompanyConfiguration[],
  next: CompanyConfiguration,
): readonly PublishRefusal[] {
  return Object.values<Field<Values[keyof Values]>>(fields).flatMap((field) =>
    pathsOf(field, next).flatMap((path) => {
      const { place, value } = deepestExistingValue(next, path);
      if (value === undefined || others.some((each) => deepEqual(deepestExistingValue(each, path).value, value)))
        return [];
      const refusal = place.length < path.length ? { reason: 'not a record' } : refusalOf(field, value);
      return refusal ? [{ pointer: `/${place.join('/')}`, ...refusal }] : [];
    }),
  );
}

function pathsOf<Value>({ place }: Field<Value>, { products }: CompanyConfiguration): readonly RecordPath[] {
  if (place?.in === 'product') return Object.keys(products).map((name) => ['products', name, ...place.path]);
  return place ? [place.path] : [];
}

/** The value at a path, or the first value on the path that is not a record. */
function deepestExistingValue(
  tree: unknown,
  path: RecordPath,
): { readonly place: RecordPath; readonly value: unknown } {
  const blocked = path.findIndex((_, depth) => {
    const value = valueAt(tree, path.slice(0, depth));
    return value !== undefined && !isRecord(value);
  });
  const place = blocked === -1 ? path : path.slice(0, blocked);
  return { place, value: valueAt(tree, place) };
}

function refusalOf<Value>(field: Field<Value>, value: unknown): Omit<PublishRefusal, 'pointer'> | undefined {
  if (!field.shape(value)) return { reason: `not ${field.expects}` };
  // An empty value removes the field, so it is valid.
  const problem = hasContent(value) ? field.problem?.(value) : undefined;
  return problem && { reason: keyOf(problem), message: keyOf(problem) };
}
