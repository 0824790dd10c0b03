import { displaySwitch, displayText } from '../changes/displays.ts';
import { describeFields } from '../changes/fields/describeFields.ts';
import { __items__Fields } from './__items__Fields.ts';

export const describe__Items__Change = describeFields(__items__Fields, {
  isEnabled: { title: '__items__.changes.isEnabled', display: displaySwitch },
  note: { title: '__items__.changes.note', display: displayText },
});
