import { isAscii } from '../formats/characters.ts';
import { isEmail } from '../formats/isEmail.ts';
import type { ValidationRule } from '../validationRule.ts';

/** Rules for e-mail addresses and sign-in names. The first takes any script; the ASCII ones say nothing of the shape. */
export const emailRules = {
  email: { message: 'validation.emailInvalidError', accepts: isEmail },
  excludeFullWidthEmail: { message: 'validation.emailInvalidError', accepts: isAscii },
  singleByteLogin: { message: 'wl.login.loginFormatError', accepts: isAscii },
  username: { message: 'validation.usernameError', accepts: (value) => /^[\p{L}\p{N}_]\S*$/u.test(value) },
} as const satisfies Record<string, ValidationRule>;
