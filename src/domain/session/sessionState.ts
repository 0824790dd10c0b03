import type { CompanyId } from '../company/companyId.ts';
import { canSignInAgain, isSamePerson, type Session } from './session.ts';

/**
 * Ends that nobody asked for in this browser: they may come in the midst of work. `expired`: all that is known is that the
 * tokens are good no more. `day-over`: it lasted as long as one may. `idle`: nobody used it. `ended-elsewhere`: the person
 * ended it from another browser or device. `copied`: one of its tokens was.
 */
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

/** `signed-out-elsewhere`: the person did so in another tab. `no-access`: no address of this environment is theirs. */
export type SessionEnd = Interruption | 'signed-out' | 'signed-out-elsewhere' | 'company-changed' | 'no-access';

export const isInterruption = (end: SessionEnd): end is Interruption =>
  (interruptions as readonly SessionEnd[]).includes(end);

export type NobodySignedIn = {
  /** Why the last session ended. */
  readonly ended?: SessionEnd | undefined;
  /** What the service said of that, by its key of the error catalogue [AU-5]. */
  readonly message?: string | undefined;
  /** Which company the person was signed in for, where the address of another one ended it. */
  readonly leftCompany?: CompanyId | undefined;
  /** Whose work its end interrupted: their pages stay drawn until they sign in again or somebody else is to. */
  readonly interrupted?: Session | undefined;
};

/** Where signing in stands [AU-1]. Only one who is authenticated has a session. */
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
  /** New tokens of the same person, by this tab or another; they end an interruption too. */
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'interrupted'; readonly reason: Interruption; readonly message?: string | undefined }
  | { readonly kind: 'ended'; readonly reason: SessionEnd };

/** Whose pages are drawn: who is signed in, or whose work was interrupted. */
export const shownPerson = (state: SessionState<unknown>): Session | undefined =>
  state.kind === 'authenticated' ? state.session : state.interrupted;

/** The state after an event; an event that means nothing in a state, such as a late answer, leaves it as it is. */
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
      const person = shownPerson(state);
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
        leftCompany: event.reason === 'company-changed' ? shownPerson(state)?.loggedInCompanyId : undefined,
      };
  }
}

/** Who came by another way than a password cannot be asked for one over their page; nor is who is told an error [AU-5]. */
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
