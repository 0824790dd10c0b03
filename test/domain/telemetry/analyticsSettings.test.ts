import { describe, expect, it } from 'vitest';
import { analyticsDefaults, analyticsSettingsOf } from '../../../src/domain/telemetry/analyticsSettings.ts';
import { uploadDelay } from '../../../src/domain/telemetry/eventQueue.ts';

describe('analyticsSettingsOf', () => {
  it.each([
    [{}, 'https://api.amplitude.com/'],
    [{ zone: 'US' }, 'https://api.amplitude.com/'],
    [{ zone: 'EU' }, 'https://api.eu.amplitude.com/'],
    [{ zone: 'EU', url: 'https://events.example/' }, 'https://events.example/'],
    [{ zone: 'EU', url: '' }, 'https://api.eu.amplitude.com/'],
  ] as const)('returns for the owner’s settings %j the upload URL %s [TL-5]', (options, url) => {
    expect(analyticsSettingsOf(options)).toEqual({ ...analyticsDefaults, url });
  });

  it('accepts settings that are whole numbers of at least 1, and replaces other values by the defaults [TL-6] [TL-7]', () => {
    const set = { sessionTimeout: 1, uploadBatchSize: 2, savedMaxCount: 3, uploadPeriod: 4 };
    expect(analyticsSettingsOf(set)).toMatchObject(set);
    const wrong = { sessionTimeout: 0, uploadBatchSize: 1.5, savedMaxCount: -1, uploadPeriod: Number.NaN };
    expect(analyticsSettingsOf(wrong)).toMatchObject(analyticsDefaults);
  });
});

describe('uploadDelay', () => {
  it('doubles the delay after each failure, with random jitter, up to five minutes [TL-6]', () => {
    expect([1, 2, 3, 4].map((failures) => uploadDelay(failures, 0))).toEqual([500, 1000, 2000, 4000]);
    expect(uploadDelay(1, 0.999)).toBe(1000);
    expect(uploadDelay(50, 0.999)).toBeLessThanOrEqual(300_000);
    expect(uploadDelay(50, 0)).toBe(150_000);
  });

  it('returns at least the delay that the service requests [TL-6]', () => {
    expect(uploadDelay(1, 0, 20_000)).toBe(20_000);
    expect(uploadDelay(5, 0, 1)).toBe(8000);
  });
});
