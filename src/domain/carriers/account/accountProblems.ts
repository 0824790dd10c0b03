import { carrierAccountRules } from '../../validation/rules/carrierAccountRules.ts';
import type { ValidationMessageKey } from '../../validation/validate.ts';
import { judge } from '../../validation/validationRule.ts';
import { SECRET_MASK } from './accountSecrets.ts';
import { accountFieldsOf, tidyAccountText } from './accountFields.ts';
import type { AccountFieldName, AccountValues } from '../../company/parts/carrier.ts';

export type AccountProblem =
  | { readonly kind: 'required'; readonly field: AccountFieldName }
  | { readonly kind: 'malformed'; readonly field: AccountFieldName; readonly messageKey: ValidationMessageKey };

/** In form order. Ignores outer spaces. A mask is valid if a secret is stored. */
export const accountProblems = (
  carrierCompanyId: string,
  values: AccountValues,
  kept: AccountValues = {},
): readonly AccountProblem[] =>
  accountFieldsOf(carrierCompanyId).flatMap((field): readonly AccountProblem[] => {
    const { name, rule, isRequired } = field;
    const typed = tidyAccountText(field, values[name] ?? '');
    if (typed === SECRET_MASK && kept[name]) return [];
    const value = typed === SECRET_MASK ? '' : typed;
    if (value === '') return isRequired ? [{ kind: 'required', field: name }] : [];
    // Use only these rules, because loading all named rules is too much for other pages.
    const messageKey = judge<ValidationMessageKey>(carrierAccountRules[rule], value);
    return messageKey === undefined ? [] : [{ kind: 'malformed', field: name, messageKey }];
  });
