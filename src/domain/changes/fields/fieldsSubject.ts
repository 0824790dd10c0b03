import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { fits } from '../../shared/valueRule.ts';
import type { ChangeSubject } from '../changeSubject.ts';
import type { PendingChange } from '../pendingChange.ts';
import { hasContent, isRemoval, REMOVED } from '../removal.ts';
import { invalidFields } from './invalidFields.ts';
import { fieldKey, fieldNames, type FieldChange, type FieldName, type FieldSet } from './fieldSet.ts';

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
