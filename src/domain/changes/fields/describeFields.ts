import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { TextKey } from '../../shared/textKey.ts';
import { fits } from '../../shared/valueRule.ts';
import type { DisplayValue } from '../changeDescription.ts';
import type { DescribeChange } from '../describeChange.ts';
import { NOTHING, type Display } from '../displays.ts';
import { isRemoval } from '../removal.ts';
import type { FieldChange, FieldName, FieldSet } from './fieldSet.ts';

export type FieldDescription<Value> = { readonly title: TextKey; readonly display: Display<Value> };

export type FieldDescriptions<Values> = { readonly [Name in keyof Values]: FieldDescription<Values[Name]> };

export const describeFields =
  <Values>(set: FieldSet<Values>, descriptions: FieldDescriptions<Values>): DescribeChange<FieldChange<Values>> =>
  ({ field, value, originalValue }, context) => {
    const after = isRemoval(value) ? undefined : value;
    const displays = {
      before: displayOf(set, descriptions, field, originalValue, context.before),
      after: displayOf(set, descriptions, field, after, context.after),
    };
    const { absent } = set.fields[field];
    const isAdded = originalValue === undefined && absent === undefined;
    const isRemoved = after === undefined && absent === undefined;
    const act = isAdded ? 'added' : isRemoved ? 'removed' : 'changed';
    return { title: descriptions[field].title, act, fields: [displays], moves: [] };
  };

/** Display form of a field's value. Values of the wrong type are not shown. */
function displayOf<Values, Name extends FieldName<Values>>(
  { fields }: FieldSet<Values>,
  descriptions: FieldDescriptions<Values>,
  name: Name,
  value: unknown,
  configuration: CompanyConfiguration,
): DisplayValue {
  const field = fields[name];
  const displays = value === undefined ? field.absent : value;
  return fits(field, displays) ? descriptions[name].display(displays, configuration) : NOTHING;
}
