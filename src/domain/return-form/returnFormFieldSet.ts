import { configurationField, productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { switchRule, textRule, webAddressRule } from '../validation/valueRules.ts';

/** Words over a field. More characters would not stand on two lines of a phone. */
const heading = textRule({ limit: characterLimit(60), rules: ['noSpecialCharactersAlt', 'doubleSpace'] });

/** What a merchant sets of the form a customer returns with, each a change of its own [RS-6]. */
export const returnFormFieldSet = fieldSet({
  type: 'COMPANY',
  prefix: 'returnForm.',
  fields: {
    orderId: productField(['returnFormFields', 'orderId'], switchRule),
    orderIdCustomHeader: productField(['returnFormFields', 'orderIdCustomHeader'], heading),
    // Without one no customer is asked.
    termsAndConditionsUrl: configurationField(['termsAndConditionsUrl'], webAddressRule),
    purchaseDate: productField(['returnFormFields', 'purchaseDate'], switchRule),
    reasonComments: productField(['returnFormFields', 'reasonComments'], switchRule),
    reasonCommentsMandatory: productField(['returnFormFields', 'reasonCommentsMandatory'], switchRule),
    reasonCommentsFieldName: productField(['returnFormFields', 'reasonCommentsFieldName'], heading),
    inStoreMobileNumber: configurationField(['inStoreReturnsForm', 'mobileNumber'], switchRule),
    inStoreMobileNumberMandatory: configurationField(['inStoreReturnsForm', 'mobileNumberMandatory'], switchRule),
  },
});
