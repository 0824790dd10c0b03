import { describe, expect, it } from 'vitest';
import { applicationConfigError } from '../../../src/domain/application-config/applicationConfigError.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';

const none: CompilePattern = () => undefined;
const portal = (config: Readonly<Record<string, unknown>>) => ({ applicationConfig: { config }, features: {} });
const errorOf = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  applicationConfigError(portal(before), portal(after), none);
const wording = (heading: unknown) => ({
  consumerText: { v1: { en: { steps: { returnDetails: { heading } } } } },
});

describe('an application configuration that is sent [CF-6] [CT-1]', () => {
  it('names the first part that changed and may not be as it is', () => {
    expect(errorOf({}, { theme: { primaryColor: 'red' }, DUE_DATE_DAYS: -1 })).toEqual({
      pointer: '/config/theme/primaryColor',
      error: 'validation.invalidValue',
    });
    expect(errorOf({}, { RAN_REGEX: '(' })?.error).toBe('validation.regexInvalidError');
    expect(errorOf({}, wording(' '))?.pointer).toBe('/config/consumerText/v1/en/steps/returnDetails/heading');
  });

  it('refuses a link to what is no public web address, unless it was there once', () => {
    const linking = (privacyPolicyUrl: string) => ({ ...portal({}), features: { footer: { privacyPolicyUrl } } });
    const inner = linking('https://localhost/privacy');
    expect(applicationConfigError(portal({}), inner, none)).toEqual({
      pointer: '/features/footer/privacyPolicyUrl',
      error: 'validation.websiteInvalidError',
    });
    expect(applicationConfigError(portal({}), inner, none, [inner])).toBeUndefined();
    expect(applicationConfigError(portal({}), linking('https://a.example/privacy'), none)).toBeUndefined();
  });

  it('lets be what was so already, and what goes', () => {
    const odd = { theme: { primaryColor: 'red' }, ...wording(' ') };
    expect(errorOf(odd, odd)).toBeUndefined();
    expect(errorOf(odd, {})).toBeUndefined();
    expect(errorOf({}, wording('Returns'))).toBeUndefined();
  });
});
