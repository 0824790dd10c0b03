import { characterCount } from '../formats/characters.ts';
import type { ValidationRule } from '../validationRule.ts';

/** Minimum and maximum length of a password in characters [VL-password]. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 20;
const MIN_STRONG = 12;

// Require ASCII letters, because other services must accept the same password.
const isMixed = (value: string): boolean => /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);

export const passwordRules = {
  password: {
    message: 'wl.validation.passwordError',
    accepts: (value) => {
      const length = characterCount(value);
      return length >= MIN_LENGTH && length <= MAX_LENGTH && isMixed(value);
    },
  },
  strongPassword: {
    message: 'wl.validation.strongPasswordError',
    accepts: (value) => characterCount(value) >= MIN_STRONG && isMixed(value) && /[@#$%^&+=!]/.test(value),
  },
  confirmPassword: {
    message: 'validation.passwordsNotMatchError',
    validatesEmpty: true,
    accepts: (value, { shared }) => value !== '' && value === shared?.currentPassword,
  },
} as const satisfies Record<string, ValidationRule>;
