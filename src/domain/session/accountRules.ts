import { passwordRules } from '../validation/rules/passwordRules.ts';

/** The same text for every keyboard (RFC 8265, section 4.2): one form of accents and spaces. */
export const preparedPassword = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

export const WRONG_PASSWORD = 'session.password.wrong';

export const LINK_NOT_GOOD = 'setPassword.linkNotGood';

/** [AU-16] */
export type AccountRules = {
  readonly emailOnly?: boolean | undefined;
  readonly validationException?: boolean | undefined;
  readonly strongPassword?: boolean | undefined;
};

/** Users without an e-mail address can be invited with a user name. */
export const allowsUserNames = ({ validationException }: AccountRules): boolean => validationException === true;

type PasswordRule = (typeof passwordRules)['password' | 'strongPassword'];

/** The rule for new passwords. Existing passwords stay valid. */
export const passwordRuleOf = ({ strongPassword }: AccountRules): PasswordRule =>
  strongPassword === true ? passwordRules.strongPassword : passwordRules.password;
