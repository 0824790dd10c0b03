import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ChangeType } from '../changeType.ts';
import type { PendingChange } from '../pendingChange.ts';
import { hasContent, REMOVED, type Removal } from '../removal.ts';
import type { Field } from './field.ts';

/** Fields of a page by name. `prefix` ends in a dot. */
export type FieldSet<Values> = {
  readonly type: ChangeType;
  readonly prefix: string;
  readonly fields: { readonly [Name in keyof Values]: Field<Values[Name]> };
};

export type FieldName<Values> = keyof Values & string;

/** A change of one field. The original value may have any shape, because published values are not validated. */
export type FieldChange<Values> = {
  readonly [Name in FieldName<Values>]: PendingChange & {
    readonly part: 'field';
    readonly field: Name;
    readonly value: Values[Name] | Removal;
  };
}[FieldName<Values>];

export type ValuesOf<Set> = Set extends FieldSet<infer Values> ? Values : never;

export const fieldSet = <Values>(set: FieldSet<Values>): FieldSet<Values> => set;

export const fieldNames = <Values>({ fields }: FieldSet<Values>): readonly FieldName<Values>[] =>
  Object.keys(fields) as FieldName<Values>[];

export const fieldKey = <Values>({ prefix }: FieldSet<Values>, name: FieldName<Values>): string => `${prefix}${name}`;

export function readField<Values, Name extends FieldName<Values>>(
  { fields }: FieldSet<Values>,
  configuration: CompanyConfiguration,
  name: Name,
): Values[Name] | undefined {
  const field = fields[name];
  const value = field.read(configuration);
  return field.shape(value) ? value : field.absent;
}

/**
 * Change of a field. An empty value removes the field's value. Setting an absent field to its default is not a change.
 */
export function editField<Values, Name extends FieldName<Values>>(
  set: FieldSet<Values>,
  published: CompanyConfiguration,
  name: Name,
  value: Values[Name] | undefined,
): PendingChange {
  const field = set.fields[name];
  const originalValue = field.read(published);
  const isDefaultUnset = originalValue === undefined && deepEqual(value, field.absent);
  const removal = originalValue === undefined ? undefined : REMOVED;
  const newValue = isDefaultUnset || !hasContent(value) ? removal : value;
  return { type: set.type, key: fieldKey(set, name), value: newValue, originalValue };
}
