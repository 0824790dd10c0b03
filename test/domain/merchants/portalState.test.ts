import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../src/domain/merchants/foldForSearch.ts';
import { portalStateOf } from '../../../src/domain/merchants/portalState.ts';

describe('what a portal is to its customers', () => {
  it.each([
    [false, true, true, 'disabled'],
    [false, false, true, 'disabled'],
    [true, false, true, 'setting-up'],
    [true, true, false, 'paused'],
    [true, true, true, 'live'],
  ] as const)('enabled %s, onboarded %s, active %s is %s', (companyEnabled, onboarded, portalActive, state) => {
    expect(portalStateOf({ companyEnabled, onboarded, portalActive })).toBe(state);
  });
});

describe('a text as searches compare it', () => {
  it('has neither case, width nor Latin accents, and keeps Japanese letters apart', () => {
    expect(foldForSearch('Kōyō ＡＢＣ')).toBe('koyo abc');
    expect(foldForSearch('ガ')).not.toBe(foldForSearch('カ'));
    expect(foldForSearch('ｶﾞ')).toBe(foldForSearch('ガ'));
  });
});
