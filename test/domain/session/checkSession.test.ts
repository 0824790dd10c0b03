import { describe, expect, it } from 'vitest';
import { checkSession, isForeign, afterRefresh, onExpiredToken } from '../../../src/domain/session/checkSession.ts';
import { signInMethods } from '../../../src/domain/session/signInMethod.ts';
import { CLIENT_SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';

const ACME = companyId('ACME');
const OTHER = companyId('OTHER');
const START = 1_000_000;
const session = aSession({ tokenExpiryTime: START + 60_000 });
const admin = aSession({ role: 'admin', tokenExpiryTime: START + 60_000 });
const tab = { client: { companyId: ACME, startTime: START }, urlCompanyId: ACME };

describe('an expired token', () => {
  it.each([
    ['staff-password', { kind: 'refresh' }],
    ['widget-token', { kind: 'refresh' }],
    ['authorization-code', { kind: 'refresh' }],
    ['identity-provider', { kind: 'sign-out', messageKey: 'constants.apiErrors.codeExpired' }],
  ] as const)('after signing in by %s leads to %j [AU-4]', (method, outcome) => {
    expect(onExpiredToken(method)).toEqual(outcome);
  });

  it('is replaced by a refresh; a refresh without a token signs out, with the error’s message [AU-5]', () => {
    expect(afterRefresh({ kind: 'token' })).toBeUndefined();
    expect(afterRefresh({ kind: 'no-token' })).toEqual({ kind: 'sign-out', message: undefined });
    expect(afterRefresh({ kind: 'error', message: 'gone' })).toEqual({ kind: 'sign-out', message: 'gone' });
  });
});

describe('checkSession', () => {
  it.each(signInMethods)('treats a new session of %s as valid until its token expires [AU-3]', (method) => {
    const own = { ...session, method };
    expect(checkSession(own, tab, START + 59_999)).toEqual({ kind: 'valid' });
    expect(checkSession(own, tab, START + 60_000)).toEqual(onExpiredToken(method));
  });

  it('treats a session without a method as one by password [AU-4]', () => {
    expect(checkSession(session, tab, START + 60_000)).toEqual({ kind: 'refresh' });
  });

  it('clears everything once the URL has another company, with an expired token or not [AU-6]', () => {
    const elsewhere = { ...tab, urlCompanyId: OTHER };
    const cleared = { kind: 'clear', reason: 'company-changed' };
    expect(checkSession(session, elsewhere, START)).toEqual(cleared);
    expect(checkSession(session, elsewhere, START + 90_000)).toEqual(cleared);
  });

  it('continues if the URL has no company, and for an admin at any company [AU-6]', () => {
    expect(checkSession(session, { ...tab, urlCompanyId: undefined }, START)).toEqual({
      kind: 'valid',
    });
    expect(checkSession(admin, { ...tab, urlCompanyId: OTHER }, START)).toEqual({ kind: 'valid' });
    expect([isForeign(session, OTHER), isForeign(session, ACME), isForeign(session, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('clears everything if the tab was opened for another company [AU-8]', () => {
    const client = { companyId: OTHER, startTime: START };
    expect(checkSession(session, { ...tab, client }, START)).toEqual({
      kind: 'clear',
      reason: 'company-changed',
    });
  });

  it('clears everything after 24 hours, and without a start time [AU-8]', () => {
    const over = { kind: 'clear', reason: 'client-session-over' };
    const young = aSession({ tokenExpiryTime: Infinity });
    const end = START + CLIENT_SESSION_LIFE;
    expect(checkSession(young, tab, end)).toEqual({ kind: 'valid' });
    expect(checkSession(young, tab, end + 1)).toEqual(over);
    expect(checkSession(young, { ...tab, client: undefined }, START)).toEqual(over);
  });
});
