import { isAscii } from '../formats/characters.ts';
import { isEmail } from '../formats/isEmail.ts';
import type { ValidationRule } from '../validationRule.ts';

export const emailRules = {
  email: { message: 'validation.emailInvalidError', accepts: isEmail },
  excludeFullWidthEmail: { message: 'validation.emailInvalidError', accepts: isAscii },
  singleByteLogin: { message: 'wl.login.loginFormatError', accepts: isAscii },
  username: { message: 'validation.usernameError', accepts: (value) => /^[\p{L}\p{Nd}_]\S*$/u.test(value) },
} as const satisfies Record<string, ValidationRule>;
