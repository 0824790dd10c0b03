import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { __items__Fields } from './__items__Fields.ts';

/** The settings of __title__ as pending changes: one key a field. */
export const __items__Subject = fieldsSubject(__items__Fields);
