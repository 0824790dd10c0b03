import { describe, expect, it } from 'vitest';
import { portalStateOf } from '../../../src/domain/merchants/portalState.ts';

describe('the state of a merchant’s portal', () => {
  it.each([
    [{ companyEnabled: false, onboarded: true, portalActive: true }, 'disabled'],
    [{ companyEnabled: true, onboarded: false, portalActive: true }, 'setting-up'],
    [{ companyEnabled: true, onboarded: true, portalActive: false }, 'paused'],
    [{ companyEnabled: true, onboarded: true, portalActive: true }, 'live'],
  ])('of %o is %s', (company, state) => {
    expect(portalStateOf(company)).toBe(state);
  });
});
