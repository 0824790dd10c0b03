import { describe, expect, it } from 'vitest';
import { checkSession, isForeign } from '../../../src/domain/session/checkSession.ts';
import { CLIENT_SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';

const ACME = companyId('ACME');
const OTHER = companyId('OTHER');
const START = 1_000_000;
const session = aSession({ tokenExpiryTime: START + 60_000 });
const client = { companyId: ACME, startTime: START };

describe('checkSession', () => {
  it.each([
    [undefined, 'refresh'],
    ['staff-password', 'refresh'],
    ['widget-token', 'refresh'],
    ['authorization-code', 'refresh'],
    ['identity-provider', 'expired'],
  ] as const)(
    'returns "valid" for a session by %s until its token expires, then "%s" [AU-3] [AU-4]',
    (method, outcome) => {
      const own = { ...session, method };
      expect(checkSession(own, client, START + 59_999)).toBe('valid');
      expect(checkSession(own, client, START + 60_000)).toBe(outcome);
    },
  );

  it('ends the session if the tab was opened for another company [AU-8]', () => {
    expect(checkSession(session, { companyId: OTHER, startTime: START }, START)).toBe('company-changed');
  });

  it('ends the session after 24 hours, or if the tab has not stored when the session started [AU-8]', () => {
    expect(CLIENT_SESSION_LIFE).toBe(24 * 60 * 60 * 1000);
    const young = aSession({ tokenExpiryTime: Infinity });
    const end = START + CLIENT_SESSION_LIFE;
    expect(checkSession(young, client, end)).toBe('valid');
    expect(checkSession(young, client, end + 1)).toBe('day-over');
    expect(checkSession(young, undefined, START)).toBe('day-over');
  });
});

it('isForeign is true only for another company than the company of the session, and never for an admin [AU-6]', () => {
  expect([isForeign(session, OTHER), isForeign(session, ACME), isForeign(session, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isForeign(aSession({ role: 'admin' }), OTHER)).toBe(false);
});
