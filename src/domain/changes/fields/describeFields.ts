import type { TextKey } from '../../shared/textKey.ts';
import { fits } from '../../shared/valueRule.ts';
import type { DisplayValue } from '../changeDescription.ts';
import type { DescribeChange } from '../describeChange.ts';
import { NOTHING, type Display } from '../displays.ts';
import { isRemoval } from '../removal.ts';
import type { FieldChange, FieldName, FieldSet } from './fieldSet.ts';

type FieldDescriptions<Values> = {
  readonly [Name in keyof Values]: { readonly title: TextKey; readonly display: Display<Values[Name]> };
};

export const describeFields =
  <Values>(set: FieldSet<Values>, descriptions: FieldDescriptions<Values>): DescribeChange<FieldChange<Values>> =>
  ({ field, value, originalValue }) => {
    const after = isRemoval(value) ? undefined : value;
    const displays = {
      before: displayOf(set, descriptions, field, originalValue),
      after: displayOf(set, descriptions, field, after),
    };
    const { absent } = set.fields[field];
    const isAdded = originalValue === undefined && absent === undefined;
    const isRemoved = after === undefined && absent === undefined;
    const act = isAdded ? 'added' : isRemoved ? 'removed' : 'changed';
    return { title: descriptions[field].title, act, fields: [displays], moves: [] };
  };

function displayOf<Values, Name extends FieldName<Values>>(
  { fields }: FieldSet<Values>,
  descriptions: FieldDescriptions<Values>,
  name: Name,
  value: unknown,
): DisplayValue {
  const field = fields[name];
  const shown = value === undefined ? field.absent : value;
  return fits(field, shown) ? descriptions[name].display(shown) : NOTHING;
}
