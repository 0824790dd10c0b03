import { allowsUserNames, type AccountRules } from './accountRules.ts';

/** Login field of the sign-in form, with its validation rule [AU-16]. */
export type LoginField = {
  readonly asksFor: 'email' | 'email-or-username';
  readonly rule: 'email' | 'singleByteLogin';
};

export const loginField = (rules: AccountRules): LoginField =>
  allowsUserNames(rules) || rules.emailOnly !== true
    ? { asksFor: 'email-or-username', rule: 'singleByteLogin' }
    : { asksFor: 'email', rule: 'email' };
