import { describe, expect, it } from 'vitest';
import { applicationConfigError } from '../../../src/domain/application-config/problems/applicationConfigError.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';

const none: CompilePattern = () => undefined;
const portal = (config: Readonly<Record<string, unknown>>) => ({ applicationConfig: { config }, features: {} });
const errorOf = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  applicationConfigError(portal(before), portal(after), none);
const wording = (heading: unknown) => ({
  consumerText: { v1: { en: { steps: { returnDetails: { heading } } } } },
});

describe('applicationConfigError [CF-6] [CT-1]', () => {
  it('returns the first changed part of a configuration that has an invalid value', () => {
    expect(errorOf({}, { theme: { primaryColor: 'red' }, DUE_DATE_DAYS: -1 })).toEqual({
      pointer: '/config/theme/primaryColor',
      error: 'validation.invalidValue',
    });
    expect(errorOf({}, { RAN_REGEX: '(' })?.error).toBe('validation.regexInvalidError');
    expect(errorOf({}, wording(' '))?.pointer).toBe('/config/consumerText/v1/en/steps/returnDetails/heading');
  });

  it('rejects a link that is not a public web address, unless the link is unchanged', () => {
    const linking = (privacyPolicyUrl: string) => ({ ...portal({}), features: { footer: { privacyPolicyUrl } } });
    const inner = linking('https://localhost/privacy');
    expect(applicationConfigError(portal({}), inner, none)).toEqual({
      pointer: '/features/footer/privacyPolicyUrl',
      error: 'validation.websiteInvalidError',
    });
    expect(applicationConfigError(portal({}), inner, none, [inner])).toBeUndefined();
    expect(applicationConfigError(portal({}), linking('https://a.example/privacy'), none)).toBeUndefined();
  });

  it('accepts a changed configuration with an invalid value that was stored before, and accepts the removal of this value', () => {
    const invalid = { theme: { primaryColor: 'red' }, ...wording(' ') };
    expect(errorOf(invalid, invalid)).toBeUndefined();
    expect(errorOf(invalid, {})).toBeUndefined();
    expect(errorOf({}, wording('Returns'))).toBeUndefined();
  });
});
