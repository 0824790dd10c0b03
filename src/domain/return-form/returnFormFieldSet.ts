import { configurationField, productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import type { ValueRule } from '../shared/valueRule.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { switchRule, textRule } from '../validation/valueRules.ts';

/** Words over a field. More characters would not stand on two lines of a phone. */
const heading = textRule({ limit: characterLimit(60), rules: ['noSpecialCharactersAlt', 'doubleSpace'] });

/** The address of a merchant's terms: it stands in a link as soon as it is pending. Without one no customer is asked. */
const termsUrl: ValueRule<string> = {
  ...textRule({ limit: characterLimit(500), rules: ['httpProtocol', 'website'] }),
  isHarmless: (url) => /^https?:\/\//i.test(url),
};

/** What a merchant sets of the form a customer returns with, each a change of its own [RS-6]. */
export const returnFormFieldSet = fieldSet({
  type: 'COMPANY',
  prefix: 'returnForm.',
  fields: {
    orderId: productField(['returnFormFields', 'orderId'], switchRule),
    orderIdCustomHeader: productField(['returnFormFields', 'orderIdCustomHeader'], heading),
    termsAndConditionsUrl: configurationField(['termsAndConditionsUrl'], termsUrl),
    purchaseDate: productField(['returnFormFields', 'purchaseDate'], switchRule),
    reasonComments: productField(['returnFormFields', 'reasonComments'], switchRule),
    reasonCommentsMandatory: productField(['returnFormFields', 'reasonCommentsMandatory'], switchRule),
    reasonCommentsFieldName: productField(['returnFormFields', 'reasonCommentsFieldName'], heading),
  },
});
