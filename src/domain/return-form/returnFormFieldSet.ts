import { configurationField, productField, type Field } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { termsUrlProblem } from './termsUrlProblem.ts';
import { isBoolean, isText } from '../shared/shapes.ts';
import type { ReturnFormFields } from '../company/parts/returnFormFields.ts';
import { headingProblem } from './returnFormProblem.ts';

const isHeading = (value: unknown): value is string => isText(value) && headingProblem(value) === undefined;
const isTermsUrl = (value: unknown): value is string => isText(value) && termsUrlProblem(value) === undefined;

const pathOf = (name: keyof ReturnFormFields): readonly string[] => ['returnFormFields', name];
const switchAt = (name: keyof ReturnFormFields): Field<boolean> => productField(pathOf(name), isBoolean, false);
const headingAt = (name: keyof ReturnFormFields): Field<string> => productField(pathOf(name), isHeading);

/** What a merchant sets of the form a customer returns with, each a change of its own [RS-6]. */
export const returnFormFieldSet = fieldSet({
  type: 'COMPANY',
  prefix: 'returnForm.',
  fields: {
    orderId: switchAt('orderId'),
    orderIdCustomHeader: headingAt('orderIdCustomHeader'),
    termsAndConditionsUrl: configurationField(['termsAndConditionsUrl'], isTermsUrl),
    purchaseDate: switchAt('purchaseDate'),
    reasonComments: switchAt('reasonComments'),
    reasonCommentsMandatory: switchAt('reasonCommentsMandatory'),
    reasonCommentsFieldName: headingAt('reasonCommentsFieldName'),
  },
});
