import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { fits, keyOf } from '../../shared/valueRule.ts';
import type { ChangeSubject, PublishRefusal } from '../changeSubject.ts';
import type { PendingChange } from '../pendingChange.ts';
import { hasContent, isRemoval, REMOVED } from '../removal.ts';
import { fieldKey, fieldNames, type FieldChange, type FieldName, type FieldSet } from './fieldSet.ts';
import { valueAt, type RecordPath } from '../../shared/recordPath.ts';
import { isRecord } from '../../shared/shapes.ts';
import type { Field } from './field.ts';

type More<Values> = Pick<
  ChangeSubject<FieldChange<Values>>,
  'problems' | 'refusal' | 'storable' | 'recorded' | 'masked' | 'hiddenPart'
>;

export function fieldsSubject<Values>(
  set: FieldSet<Values>,
  overrides: More<Values> = {},
): ChangeSubject<FieldChange<Values>> {
  const { type, fields } = set;
  const nameByKey = new Map(fieldNames(set).map((name) => [fieldKey(set, name), name]));

  function parse(change: PendingChange): FieldChange<Values> | undefined {
    const name = change.type === type ? nameByKey.get(change.key) : undefined;
    return name === undefined ? undefined : parseField(set, name, change);
  }

  /** Changes that turn `from` into `to`. Skips values that the field does not accept. */
  function difference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[] {
    return [...nameByKey].flatMap(([key, name]) => {
      const [originalValue, next] = [fields[name].read(from), fields[name].read(to)];
      if (deepEqual(originalValue, next) || (originalValue === undefined && !hasContent(next))) return [];
      const change = { type, key, value: hasContent(next) ? next : REMOVED, originalValue };
      return parse(change) ? [change] : [];
    });
  }

  return {
    ...overrides,
    parse,
    difference,
    invalid: (existing, next) => invalidFields(set, existing, next),
    read: (configuration, { field }) => fields[field].read(configuration),
    apply: (configuration, changes) =>
      changes.reduce(
        (changed, { field, value }) => fields[field].write(changed, isRemoval(value) ? undefined : value),
        configuration,
      ),
    settings: (configuration) =>
      [...nameByKey].map(([key, name]) => ({
        type,
        key,
        value: REMOVED,
        originalValue: fields[name].read(configuration),
      })),
    valueToUndo: ({ originalValue }) => (hasContent(originalValue) ? originalValue : REMOVED),
  };
}

function parseField<Values, Name extends FieldName<Values>>(
  { fields }: FieldSet<Values>,
  name: Name,
  change: PendingChange,
): FieldChange<Values> | undefined {
  const field = fields[name];
  const { value, originalValue } = change;
  if (field.isOriginal?.(originalValue) === false) return undefined;
  // Check for a removal first, because some fields accept any record.
  if (isRemoval(value)) return { ...change, part: 'field', field: name, value };
  return hasContent(value) && fits(field, value) ? { ...change, part: 'field', field: name, value } : undefined;
}

/** Invalid values of `next` in any product. Values that a configuration in `others` already contains are skipped. */
function invalidFields<Values>(
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
