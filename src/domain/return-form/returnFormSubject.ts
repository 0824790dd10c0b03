import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { returnFormFieldSet } from './returnFormFieldSet.ts';

export const returnFormSubject = fieldsSubject(returnFormFieldSet);
