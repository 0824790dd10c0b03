import type { CompanyId } from '../company/companyId.ts';
import { canSignInAgain, isSamePerson, type Session } from './session.ts';

/** `expired`: invalid tokens. `day-over`: maximum age. `idle`: the user was inactive. `copied`: a token was copied. */
export const interruptions = [
  'expired',
  'day-over',
  'idle',
  'ended-elsewhere',
  'password-changed',
  'copied',
  'disabled',
] as const;
export type Interruption = (typeof interruptions)[number];

/** `signed-out-elsewhere`: the user signed out in another tab. `no-access`: no page of this environment is allowed. */
export type SessionEnd = Interruption | 'signed-out' | 'signed-out-elsewhere' | 'company-changed' | 'no-access';

export const isInterruption = (end: SessionEnd): end is Interruption =>
  (interruptions as readonly SessionEnd[]).includes(end);

export type NobodySignedIn = {
  readonly ended?: SessionEnd | undefined;
  /** Text key of the service's message [AU-5]. */
  readonly message?: string | undefined;
  /** Previous company, if a change of company ended the session. */
  readonly leftCompany?: CompanyId | undefined;
  /** Interrupted session. Its pages remain visible until a user signs in. */
  readonly interrupted?: Session | undefined;
};

export type SessionState<Refusal> =
  | ({ readonly kind: 'unauthenticated' } & NobodySignedIn)
  | ({ readonly kind: 'loading' } & NobodySignedIn)
  | { readonly kind: 'authenticated'; readonly session: Session }
  | ({ readonly kind: 'error'; readonly error: Refusal } & NobodySignedIn);

export type SessionEvent<Refusal> =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'admitted'; readonly session: Session }
  | { readonly kind: 'refused'; readonly error: Refusal }
  | { readonly kind: 'restored'; readonly session: Session }
  /** Any tab received new tokens of the same user. They also end an interruption. */
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'interrupted'; readonly reason: Interruption; readonly message?: string | undefined }
  | { readonly kind: 'ended'; readonly reason: SessionEnd };

/** The signed-in or interrupted user, whose pages are shown. */
export const shownSession = (state: SessionState<unknown>): Session | undefined =>
  state.kind === 'authenticated' ? state.session : state.interrupted;

/** State after an event. Ignores events that do not apply to the state, e.g. late responses. */
export function nextSessionState<Refusal>(
  state: SessionState<Refusal>,
  event: SessionEvent<Refusal>,
): SessionState<Refusal> {
  switch (event.kind) {
    case 'submitted':
      return { kind: 'loading', ...lastEnd(state) };
    case 'admitted':
      return state.kind === 'loading' ? { kind: 'authenticated', session: event.session } : state;
    case 'refused':
      return state.kind === 'loading' ? { kind: 'error', error: event.error, ...lastEnd(state) } : state;
    case 'restored':
      return state.kind === 'unauthenticated' && !state.interrupted
        ? { kind: 'authenticated', session: event.session }
        : state;
    case 'renewed': {
      const person = shownSession(state);
      return person && state.kind !== 'loading' && isSamePerson(person, event.session)
        ? { kind: 'authenticated', session: event.session }
        : state;
    }
    case 'interrupted':
      return state.kind === 'authenticated' ? afterInterruption(state.session, event) : state;
    case 'ended':
      return {
        kind: 'unauthenticated',
        ended: event.reason,
        leftCompany: event.reason === 'company-changed' ? shownSession(state)?.loggedInCompanyId : undefined,
      };
  }
}

/** State after an interruption. A user with a password signs in in a dialog over the page, except after an error [AU-5]. */
const afterInterruption = (
  session: Session,
  { reason: ended, message }: { readonly reason: Interruption; readonly message?: string | undefined },
): SessionState<never> => ({
  kind: 'unauthenticated',
  ended,
  message,
  interrupted: canSignInAgain(session) && (ended !== 'expired' || !message) ? session : undefined,
});

const lastEnd = (state: SessionState<unknown>): NobodySignedIn =>
  state.kind === 'authenticated'
    ? {}
    : {
        ended: state.ended,
        message: state.message,
        leftCompany: state.leftCompany,
        interrupted: state.interrupted,
      };
