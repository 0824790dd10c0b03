import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interruptions,
  isInterruption,
  nextSessionState,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
} from '../../../src/domain/session/sessionState.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';

type State = SessionState<string>;
const session = aSession();
const renewedSession = aSession({ accessToken: 'access-2' });
const others = [
  aSession({ userInfo: { ...session.userInfo, userId: 'user-2' } }),
  aSession({ loggedInCompanyId: companyId('OTHER') }),
  aSession({ role: 'admin' }),
];

const passwordSession = aSession({ username: 'ada' });
const interrupted: State = { kind: 'unauthenticated', ended: 'expired', interrupted: passwordSession };
const retrying: State = { kind: 'loading', ended: 'expired', interrupted: passwordSession };
const retried: State = { kind: 'error', error: 'why', ended: 'expired', interrupted: passwordSession };
const out: State = { kind: 'unauthenticated' };
const loading: State = { kind: 'loading' };
const inside: State = { kind: 'authenticated', session };
const error: State = { kind: 'error', error: 'why' };
const leftAcme = { ended: 'company-changed', leftCompany: session.loggedInCompanyId } as const;
const atAnother: State = { kind: 'unauthenticated', ...leftAcme };

const submitted = { kind: 'submitted' } as const;
const admitted = { kind: 'admitted', session } as const;
const refused = { kind: 'refused', error: 'why' } as const;
const restored = { kind: 'restored', session } as const;
const renewed = { kind: 'renewed', session: renewedSession } as const;
const interruptedEvent = { kind: 'interrupted', reason: 'expired' } as const;
const ended = { kind: 'ended', reason: 'expired' } as const;
const companyChanged = { kind: 'ended', reason: 'company-changed' } as const;

describe('nextSessionState', () => {
  it.each<readonly [string, State, SessionEvent<string>, State]>([
    ['sending credentials loads', out, submitted, loading],
    ['sending them again after an error loads', error, submitted, loading],
    ['signing in again loads', inside, submitted, loading],
    ['being admitted is authenticated', loading, admitted, inside],
    ['being refused is an error', loading, refused, error],
    ['a session stored by the tab is authenticated', out, restored, inside],
    ['new tokens remain authenticated', inside, renewed, { kind: 'authenticated', session: renewedSession }],
    ['an end is unauthenticated, with the reason', inside, ended, { kind: 'unauthenticated', ended: 'expired' }],
    [
      "an interruption keeps the user's page",
      { kind: 'authenticated', session: passwordSession },
      interruptedEvent,
      interrupted,
    ],
    [
      'an interruption of a user without a password sign-in is an end',
      inside,
      interruptedEvent,
      { kind: 'unauthenticated', ended: 'expired' },
    ],
    ['signing in over the page is loading', interrupted, submitted, retrying],
    ['a refusal over the page is an error there', retrying, refused, retried],
    ['being admitted over the page is authenticated', retrying, admitted, inside],
    [
      'tokens of the same user end an interruption',
      interrupted,
      renewed,
      { kind: 'authenticated', session: renewedSession },
    ],
    [
      'tokens end an interruption after a refused password',
      retried,
      renewed,
      { kind: 'authenticated', session: renewedSession },
    ],
    ['signing out ends an interruption', interrupted, ended, { kind: 'unauthenticated', ended: 'expired' }],
    ['an end while loading is unauthenticated', loading, ended, { kind: 'unauthenticated', ended: 'expired' }],
  ])('%s [AU-1]', (_, state, event, next) => {
    expect(nextSessionState(state, event)).toEqual(next);
  });

  it.each<readonly [string, State, SessionEvent<string>, State]>([
    ['an authenticated user', inside, companyChanged, atAnother],
    ['an interrupted user', interrupted, companyChanged, atAnother],
    ['a user who is signing in there', atAnother, submitted, { ...loading, ...leftAcme }],
    ['a user who is refused there', { ...loading, ...leftAcme }, refused, { ...error, ...leftAcme }],
    ['no user, if they sign out', atAnother, { kind: 'ended', reason: 'signed-out' }, { ...out, ended: 'signed-out' }],
  ])(
    'remembers the company that was left for the URL of another company, in the session of %s [AU-6]',
    (_, state, event, next) => {
      expect(nextSessionState(state, event)).toEqual(next);
    },
  );

  it('remembers the current page only after an interruption of the session that the user did not cause [AU-1] [AU-25]', () => {
    for (const reason of interruptions) {
      expect(isInterruption(reason)).toBe(true);
      const next = nextSessionState(
        { kind: 'authenticated', session: passwordSession },
        { kind: 'interrupted', reason },
      );
      expect(next).toEqual({ kind: 'unauthenticated', ended: reason, interrupted: passwordSession });
    }
    const others: readonly SessionEnd[] = ['signed-out', 'signed-out-elsewhere', 'company-changed', 'no-access'];
    expect(others.filter(isInterruption)).toEqual([]);
  });

  it.each<readonly [State, SessionEvent<string>]>([
    [inside, admitted],
    [inside, refused],
    [inside, restored],
    [out, admitted],
    [out, refused],
    [out, renewed],
    [error, admitted],
    [error, restored],
    [error, renewed],
    [loading, restored],
    [loading, renewed],
    [out, interruptedEvent],
    [loading, interruptedEvent],
    [error, interruptedEvent],
    [interrupted, interruptedEvent],
    [interrupted, restored],
    [interrupted, admitted],
    [retrying, renewed],
    ...others.flatMap((session) =>
      [inside, interrupted].map((state) => [state, { kind: 'renewed', session }] as const),
    ),
  ])('leaves %j unchanged on %j [AU-1]', (state, event) => {
    expect(nextSessionState(state, event)).toBe(state);
  });

  it('returns "authenticated" only after a sign-in, a restored session or renewed tokens, for any sequence of events [AU-1]', () => {
    const event = fc.constantFrom<SessionEvent<string>>(
      submitted,
      admitted,
      refused,
      restored,
      renewed,
      interruptedEvent,
      ended,
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: State = out;
        for (const happened of events) {
          const before: State = state;
          state = nextSessionState<string>(state, happened);
          if (state.kind === 'authenticated' && before.kind !== 'authenticated')
            expect(before.interrupted ? ['admitted', 'renewed'] : ['admitted', 'restored']).toContain(happened.kind);
          if (happened.kind === 'ended') expect(state.kind).toBe('unauthenticated');
        }
      }),
    );
  });
});
