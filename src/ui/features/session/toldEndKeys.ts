import type { Interruption } from '../../../domain/session/sessionState.ts';

/** What is said of ends that the service told the reason of, over a page and in front of it. */
export const toldEndKeys = {
  'ended-elsewhere': 'session.why.elsewhere',
  'password-changed': 'session.why.passwordChanged',
  copied: 'session.why.copied',
  disabled: 'session.why.disabled',
} as const satisfies Partial<Record<Interruption, string>>;
