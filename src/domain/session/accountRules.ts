import { passwordRules } from '../validation/rules/passwordRules.ts';

/** Password in one form of accents and spaces, because keyboards enter different ones (RFC 8265, section 4.2). */
export const preparedPassword = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

export const WRONG_PASSWORD = 'session.password.wrong';

export const INVALID_LINK = 'setPassword.linkNotGood';

/** Rules of an owner for login names and passwords [AU-16]. */
export type AccountRules = {
  readonly emailOnly?: boolean | undefined;
  readonly validationException?: boolean | undefined;
  readonly strongPassword?: boolean | undefined;
};

/** True if users without an e-mail address can be invited with a user name. */
export const allowsUserNames = ({ validationException }: AccountRules): boolean => validationException === true;

type PasswordRule = (typeof passwordRules)['password' | 'strongPassword'];

/** Rule for new passwords. Existing passwords remain valid. */
export const passwordRuleOf = ({ strongPassword }: AccountRules): PasswordRule =>
  strongPassword === true ? passwordRules.strongPassword : passwordRules.password;
