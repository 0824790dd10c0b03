import { passwordRules } from '../validation/rules/passwordRules.ts';

/** Rules that an owner sets for the accounts of all who sign in to its portal [AU-16]. */
export type AccountRules = {
  readonly emailOnly?: boolean | undefined;
  readonly validationException?: boolean | undefined;
  readonly strongPassword?: boolean | undefined;
};

/** Whether users who have no e-mail address are invited by a user name. */
export const allowsUserNames = ({ validationException }: AccountRules): boolean => validationException === true;

type PasswordRule = (typeof passwordRules)['password' | 'strongPassword'];

/** The rule for new passwords. Existing passwords stay valid. */
export const passwordRuleOf = ({ strongPassword }: AccountRules): PasswordRule =>
  strongPassword === true ? passwordRules.strongPassword : passwordRules.password;
