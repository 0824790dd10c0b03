import { describe, expect, it } from 'vitest';
import { passesFilter, portalStateOf, portalStates } from '../../../src/domain/merchants/portalState.ts';

describe('the state of a merchant’s portal', () => {
  const live = { companyEnabled: true, onboarded: true, portalActive: true, hasPublished: true };

  it.each([
    [{ ...live, companyEnabled: false }, 'disabled'],
    [{ ...live, onboarded: false }, 'setting-up'],
    [{ ...live, portalActive: false, hasPublished: false }, 'setting-up'],
    [{ ...live, portalActive: false }, 'paused'],
    [live, 'live'],
    [{ ...live, hasPublished: false }, 'live'],
  ])('of %o is %s', (company, state) => {
    expect(portalStateOf(company)).toBe(state);
  });

  it('needs attention if the portal is offline or being set up', () => {
    expect(portalStates.filter((state) => passesFilter(state, 'attention'))).toEqual(['paused', 'setting-up']);
    expect(portalStates.filter((state) => passesFilter(state, 'live'))).toEqual(['live']);
    expect(portalStates.filter((state) => passesFilter(state, undefined))).toEqual(portalStates);
  });
});
