import { describe, expect, it } from 'vitest';
import { configurationVersion } from '../../../src/domain/company/companyConfiguration.ts';

describe('configurationVersion', () => {
  it('returns the version of the application configuration, or 1.0 if the version is missing [CF-5]', () => {
    expect(configurationVersion({ version: '2.3' })).toBe('2.3');
    expect(configurationVersion({ version: ' ' })).toBe('1.0');
    expect(configurationVersion({})).toBe('1.0');
    expect(configurationVersion(undefined)).toBe('1.0');
  });
});
