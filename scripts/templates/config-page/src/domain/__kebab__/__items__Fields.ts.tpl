import { productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { switchRule, textRule } from '../validation/valueRules.ts';

/** Settings of __title__ in this portal's product. Each setting is a separate pending change. */
export const __items__Fields = fieldSet({
  type: 'COMPANY',
  prefix: '__items__.',
  fields: {
    isEnabled: productField(['__items__', 'isEnabled'], switchRule),
    note: productField(['__items__', 'note'], textRule({ limit: characterLimit(200) })),
  },
});
