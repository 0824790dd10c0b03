import { isPublicWebAddress } from '../formats/isPublicWebAddress.ts';
import type { ValidationRule } from '../validationRule.ts';

/** Default without an engine: compiles the pattern but never runs it. */
function compilesOnPlatform(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

export const formatRules = {
  website: { message: 'validation.websiteInvalidError', accepts: isPublicWebAddress },
  httpProtocol: {
    message: 'validation.urlProtocolError',
    accepts: (value) => /^(?:ftp|https?):\/\/\S+$/i.test(value),
  },
  regex: {
    message: 'validation.regexInvalidError',
    accepts: (value, { compilePattern }) =>
      compilePattern ? compilePattern(value) !== undefined : compilesOnPlatform(value),
  },
} as const satisfies Record<string, ValidationRule>;
