import { isPublicWebAddress } from '../formats/isPublicWebAddress.ts';
import type { ValidationRule } from '../validationRule.ts';

export const formatRules = {
  website: { message: 'validation.websiteInvalidError', accepts: isPublicWebAddress },
  httpProtocol: {
    message: 'validation.urlProtocolError',
    accepts: (value) => /^(?:ftp|https?):\/\/\S+$/i.test(value),
  },
  regex: {
    message: 'validation.regexInvalidError',
    // Without an engine nothing is known to compile.
    accepts: (value, { compilePattern }) => compilePattern?.(value) !== undefined,
  },
} as const satisfies Record<string, ValidationRule>;
