import { characterCount } from '../formats/characters.ts';
import type { ValidationRule } from '../validationRule.ts';

/** Bounds of a password's length, in characters [VL-password]. */
const SHORTEST = 8;
const LONGEST = 20;
const SHORTEST_STRONG = 12;

// Letters of the basic alphabet alone count: what is accepted here must be accepted by every service behind it.
const isMixed = (value: string): boolean => /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);

/** Rules for passwords [VL-password]. */
export const passwordRules = {
  password: {
    message: 'wl.validation.passwordError',
    accepts: (value) => {
      const length = characterCount(value);
      return length >= SHORTEST && length <= LONGEST && isMixed(value);
    },
  },
  strongPassword: {
    message: 'wl.validation.strongPasswordError',
    accepts: (value) => characterCount(value) >= SHORTEST_STRONG && isMixed(value) && /[@#$%^&+=!]/.test(value),
  },
  confirmPassword: {
    message: 'validation.passwordsNotMatchError',
    judgesEmpty: true,
    accepts: (value, { shared }) => value !== '' && value === shared?.currentPassword,
  },
} as const satisfies Record<string, ValidationRule>;
