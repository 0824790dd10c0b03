import { describe, expect, it } from 'vitest';
import { interruptionBy, type SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import { interruptions } from '../../../src/domain/session/sessionState.ts';

const told: Readonly<Record<SessionEndReason, string>> = {
  'signed-out': 'ended-elsewhere',
  elsewhere: 'ended-elsewhere',
  replayed: 'copied',
  disabled: 'disabled',
  'password-set': 'password-changed',
  idle: 'idle',
  expired: 'day-over',
};

describe('why the service ended a session', () => {
  it.each(Object.entries(told))('interrupts, where it is “%s”, as “%s” [AU-25]', (reason, interruption) => {
    expect(interruptionBy(reason)).toBe(interruption);
  });

  it.each([undefined, '', 'moved', 'constructor', 'toString'])(
    'is not known where the service tells %j: the sign-in has expired [AU-5] [AU-25]',
    (reason) => {
      expect(interruptionBy(reason)).toBe('expired');
    },
  );

  it('names every interruption there is beside the plain one [AU-25]', () => {
    expect(new Set(['expired', ...Object.keys(told).map(interruptionBy)])).toEqual(new Set(interruptions));
  });
});
