import { carrierAccountRules } from '../../validation/rules/carrierAccountRules.ts';
import type { ValidationMessageKey } from '../../validation/validate.ts';
import { judge } from '../../validation/validationRule.ts';
import { SECRET_MASK } from './accountSecrets.ts';
import { accountFieldsOf, tidyAccountText } from './accountFields.ts';
import type { AccountFieldName, AccountValues } from '../../company/parts/carrier.ts';

export type AccountProblem =
  | { readonly kind: 'required'; readonly field: AccountFieldName }
  | { readonly kind: 'malformed'; readonly field: AccountFieldName; readonly messageKey: ValidationMessageKey };

/** Errors of an account, in the order of the form. Ignores outer spaces. A mask is valid if a secret is stored. */
export const accountProblems = (
  carrierCompanyId: string,
  values: AccountValues,
  storedValues: AccountValues = {},
): readonly AccountProblem[] =>
  accountFieldsOf(carrierCompanyId).flatMap((field): readonly AccountProblem[] => {
    const { name, rule, isRequired } = field;
    const typed = tidyAccountText(field, values[name] ?? '');
    if (typed === SECRET_MASK && storedValues[name]) return [];
    const value = typed === SECRET_MASK ? '' : typed;
    if (value === '') return isRequired ? [{ kind: 'required', field: name }] : [];
    // Import only the rules for carriers, because importing all named rules would enlarge the bundle of other pages.
    const messageKey = judge<ValidationMessageKey>(carrierAccountRules[rule], value);
    return messageKey === undefined ? [] : [{ kind: 'malformed', field: name, messageKey }];
  });
