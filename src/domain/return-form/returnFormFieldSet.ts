import { configurationField, productField, type Field } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { isBoolean, isText } from '../shared/shapes.ts';
import type { ReturnFormFields } from '../company/parts/returnFormFields.ts';

/** Any address that a link may lead to: it stands in one as soon as it is pending. */
const isTermsUrl = (value: unknown): value is string => isText(value) && /^https?:\/\//i.test(value);

const pathOf = (name: keyof ReturnFormFields): readonly string[] => ['returnFormFields', name];
const switchAt = (name: keyof ReturnFormFields): Field<boolean> => productField(pathOf(name), isBoolean, false);
const headingAt = (name: keyof ReturnFormFields): Field<string> => productField(pathOf(name), isText);

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
