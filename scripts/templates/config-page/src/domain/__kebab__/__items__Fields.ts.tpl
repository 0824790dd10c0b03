import { productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { characterLimit, isTooLong } from '../validation/textLimit.ts';

export const __CONST___NOTE_LIMIT = characterLimit(200);

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isNote = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !isTooLong(__CONST___NOTE_LIMIT, value);

/** The fields of __title__, in the product this portal configures. */
export const __items__Fields = fieldSet({
  type: 'COMPANY',
  prefix: '__items__.',
  fields: {
    isEnabled: productField(['__items__', 'isEnabled'], isSwitch, false),
    note: productField(['__items__', 'note'], isNote),
  },
});
