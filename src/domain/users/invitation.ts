import { isStorableText } from '../shared/findUnstorable.ts';
import { addressKey } from './addressKey.ts';
import { isEmail } from '../validation/formats/isEmail.ts';
import { emailRules } from '../validation/rules/emailRules.ts';
import { judge } from '../validation/validationRule.ts';
import { allowsUserNames, type AccountRules } from '../session/accountRules.ts';
import { isTooLong, unitLimit } from '../validation/textLimit.ts';

/** Form values of a new user, as typed. */
export type UserDraft = { readonly name: string; readonly email: string; readonly role: string };

export const USER_NAME_LIMIT = unitLimit(200);

export const invitationMessages = {
  name: 'users.refused.name',
  email: 'validation.emailInvalidError',
  role: 'users.refused.role',
} as const;

type Message<Part extends keyof typeof invitationMessages> = (typeof invitationMessages)[Part] | undefined;

export function checkUserName(typed: string): Message<'name'> {
  const name = typed.trim();
  const isValid = name !== '' && isStorableText(name) && !isTooLong(USER_NAME_LIMIT, name);
  return isValid ? undefined : invitationMessages.name;
}

/** Error of a login after trimming. It must be an e-mail address, or a user name if the owner allows it [AU-16]. */
export function checkUserLogin(
  typed: string,
  rules: AccountRules,
): Message<'email'> | typeof LOGIN_MESSAGE | undefined {
  return allowsUserNames(rules) ? checkLoginName(typed) : checkUserEmail(typed);
}

const LOGIN_MESSAGE = emailRules.singleByteLogin.message;

function checkLoginName(typed: string): typeof LOGIN_MESSAGE | undefined {
  const login = typed.trim();
  const isValid = login !== '' && judge(emailRules.singleByteLogin, login) === undefined && isStorableText(login);
  return isValid ? undefined : LOGIN_MESSAGE;
}

function checkUserEmail(typed: string): Message<'email'> {
  const email = typed.trim();
  const isValid = isEmail(email) && isStorableText(email) && addressKey(email) !== undefined;
  return isValid ? undefined : invitationMessages.email;
}
