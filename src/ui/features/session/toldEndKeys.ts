import type { Interruption } from '../../../domain/session/sessionState.ts';

/** Texts for session ends whose reason the service provided. */
export const toldEndKeys = {
  'ended-elsewhere': 'session.why.elsewhere',
  'password-changed': 'session.why.passwordChanged',
  copied: 'session.why.copied',
  disabled: 'session.why.disabled',
} as const satisfies Partial<Record<Interruption, string>>;
