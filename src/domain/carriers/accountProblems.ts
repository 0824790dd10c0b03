import { accountFieldsOf, type AccountFieldName, type AccountRule } from './accountFields.ts';

/** Values of an account form by field. */
export type AccountValues = { readonly [Name in AccountFieldName]?: string | undefined };

/** Checks a value by a named rule: the message key of what is wrong, or `undefined`. */
export type CheckAccountValue = (rule: AccountRule, value: string) => string | undefined;

export type AccountProblem =
  | { readonly kind: 'required'; readonly field: AccountFieldName }
  | { readonly kind: 'malformed'; readonly field: AccountFieldName; readonly messageKey: string };

/** What is wrong with an account, in the order of its form. Spaces around a value do not count. */
export const accountProblems = (
  carrierCompanyId: string,
  values: AccountValues,
  check: CheckAccountValue,
): readonly AccountProblem[] =>
  accountFieldsOf(carrierCompanyId).flatMap(({ name, rule, isRequired }): readonly AccountProblem[] => {
    const value = values[name]?.trim() ?? '';
    if (value === '') return isRequired ? [{ kind: 'required', field: name }] : [];
    const messageKey = check(rule, value);
    return messageKey === undefined ? [] : [{ kind: 'malformed', field: name, messageKey }];
  });
