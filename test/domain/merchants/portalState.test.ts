import { describe, expect, it } from 'vitest';
import {
  passesFilter,
  portalStateOf,
  portalStates,
  publishedPortalState,
} from '../../../src/domain/merchants/portalState.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

describe('portalStateOf', () => {
  const live = { companyEnabled: true, onboarded: true, portalActive: true, hasPublished: true };

  it.each([
    [{ ...live, companyEnabled: false }, 'disabled'],
    [{ ...live, onboarded: false }, 'setting-up'],
    [{ ...live, portalActive: false, hasPublished: false }, 'setting-up'],
    [{ ...live, portalActive: false }, 'paused'],
    [live, 'live'],
    [{ ...live, hasPublished: false }, 'live'],
  ])('returns for the company %o the state %s', (company, state) => {
    expect(portalStateOf(company)).toBe(state);
  });

  it.each([
    [null, 'setting-up'],
    ['2026-09-01T10:00:00.000Z', 'paused'],
    // `undefined`: the service does not report the date of the last publish.
    [undefined, 'paused'],
  ])('returns for an inactive portal that was last published at %s the state %s', (lastPublishedAt, state) => {
    expect(publishedPortalState(aCompanyConfiguration({ portalActive: false, lastPublishedAt }))).toBe(state);
  });

  it('returns states by which passesFilter filters, where "attention" includes every portal that is offline or being set up', () => {
    expect(portalStates.filter((state) => passesFilter(state, 'attention'))).toEqual(['paused', 'setting-up']);
    expect(portalStates.filter((state) => passesFilter(state, 'live'))).toEqual(['live']);
    expect(portalStates.filter((state) => passesFilter(state, undefined))).toEqual(portalStates);
  });
});
