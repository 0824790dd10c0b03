import { describe, expect, it } from 'vitest';
import { interruptionBy, type SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import { interruptions } from '../../../src/domain/session/sessionState.ts';

const interruptionOf: Readonly<Record<SessionEndReason, string>> = {
  'signed-out': 'ended-elsewhere',
  elsewhere: 'ended-elsewhere',
  replayed: 'copied',
  disabled: 'disabled',
  'password-set': 'password-changed',
  idle: 'idle',
  expired: 'day-over',
};

describe('sessionEndReason', () => {
  it.each(Object.entries(interruptionOf))('maps the service’s reason “%s” to “%s” [AU-25]', (reason, interruption) => {
    expect(interruptionBy(reason)).toBe(interruption);
  });

  it.each([undefined, '', 'moved', 'constructor', 'toString'])(
    'maps the unknown reason %j to an expired sign-in [AU-5] [AU-25]',
    (reason) => {
      expect(interruptionBy(reason)).toBe('expired');
    },
  );

  it('covers every kind of interruption [AU-25]', () => {
    expect(new Set(['expired', ...Object.keys(interruptionOf).map(interruptionBy)])).toEqual(new Set(interruptions));
  });
});
