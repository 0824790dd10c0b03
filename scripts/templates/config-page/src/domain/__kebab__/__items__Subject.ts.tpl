import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { __items__Fields } from './__items__Fields.ts';

/** Pending changes of __title__, one key per field. */
export const __items__Subject = fieldsSubject(__items__Fields);
