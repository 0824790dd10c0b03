import { configurationField, productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { switchRule, textRule, webAddressRule } from '../validation/valueRules.ts';

/** Rule for labels. The limit is what fits on two lines of a phone. */
const heading = textRule({ limit: characterLimit(60), rules: ['noSpecialCharactersAlt', 'doubleSpace'] });

/** Settings of the return form, each a separate change [RS-6]. */
export const returnFormFieldSet = fieldSet({
  type: 'COMPANY',
  prefix: 'returnForm.',
  fields: {
    orderId: productField(['returnFormFields', 'orderId'], switchRule),
    orderIdCustomHeader: productField(['returnFormFields', 'orderIdCustomHeader'], heading),
    // If this URL is absent, customers need not accept terms.
    termsAndConditionsUrl: configurationField(['termsAndConditionsUrl'], webAddressRule),
    purchaseDate: productField(['returnFormFields', 'purchaseDate'], switchRule),
    reasonComments: productField(['returnFormFields', 'reasonComments'], switchRule),
    reasonCommentsMandatory: productField(['returnFormFields', 'reasonCommentsMandatory'], switchRule),
    reasonCommentsFieldName: productField(['returnFormFields', 'reasonCommentsFieldName'], heading),
    inStoreMobileNumber: configurationField(['inStoreReturnsForm', 'mobileNumber'], switchRule),
    inStoreMobileNumberMandatory: configurationField(['inStoreReturnsForm', 'mobileNumberMandatory'], switchRule),
  },
});
