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

describe('the session of a user whose token has expired', () => {
  it.each([
    ['staff-password', { kind: 'refresh' }],
    ['widget-token', { kind: 'refresh' }],
    ['authorization-code', { kind: 'refresh' }],
    ['identity-provider', { kind: 'sign-out', messageKey: 'constants.apiErrors.codeExpired' }],
  ] as const)('and who signed in by %s requires %j [AU-4]', (method, outcome) => {
    expect(onExpiredToken(method)).toEqual(outcome);
  });

  it('continues after a successful refresh, and ends if the refresh returns no token or an error [AU-5]', () => {
    expect(afterRefresh({ kind: 'token' })).toBeUndefined();
    expect(afterRefresh({ kind: 'no-token' })).toEqual({ kind: 'sign-out', message: undefined });
    expect(afterRefresh({ kind: 'error', message: 'gone' })).toEqual({ kind: 'sign-out', message: 'gone' });
  });
});

describe('checkSession', () => {
  it.each(signInMethods)('returns "valid" for a new session of %s until its token expires [AU-3]', (method) => {
    const own = { ...session, method };
    expect(checkSession(own, tab, START + 59_999)).toEqual({ kind: 'valid' });
    expect(checkSession(own, tab, START + 60_000)).toEqual(onExpiredToken(method));
  });

  it('treats a session without a sign-in method as a session by password [AU-4]', () => {
    expect(checkSession(session, tab, START + 60_000)).toEqual({ kind: 'refresh' });
  });

  it('clears the session if the URL contains another company than the session, even if the token has expired [AU-6]', () => {
    const elsewhere = { ...tab, urlCompanyId: OTHER };
    const cleared = { kind: 'clear', reason: 'company-changed' };
    expect(checkSession(session, elsewhere, START)).toEqual(cleared);
    expect(checkSession(session, elsewhere, START + 90_000)).toEqual(cleared);
  });

  it('returns "valid" if the URL contains no company, and for an admin also if it contains any company [AU-6]', () => {
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

  it('clears the session if the tab was opened for another company [AU-8]', () => {
    const client = { companyId: OTHER, startTime: START };
    expect(checkSession(session, { ...tab, client }, START)).toEqual({
      kind: 'clear',
      reason: 'company-changed',
    });
  });

  it('clears the session after 24 hours, or if the tab has not stored when the session started [AU-8]', () => {
    const over = { kind: 'clear', reason: 'client-session-over' };
    const young = aSession({ tokenExpiryTime: Infinity });
    const end = START + CLIENT_SESSION_LIFE;
    expect(checkSession(young, tab, end)).toEqual({ kind: 'valid' });
    expect(checkSession(young, tab, end + 1)).toEqual(over);
    expect(checkSession(young, { ...tab, client: undefined }, START)).toEqual(over);
  });
});
