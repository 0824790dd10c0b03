import type { Session } from './session.ts';

export type SessionEnd = 'expired' | 'signed-out' | 'company-changed';

/** Where signing in stands [AU-1]. Only one who is authenticated has a session. */
export type SessionState<Refusal> =
  | { readonly kind: 'unauthenticated'; readonly ended?: SessionEnd | undefined }
  | { readonly kind: 'loading' }
  | { readonly kind: 'authenticated'; readonly session: Session }
  | { readonly kind: 'error'; readonly error: Refusal };

export type SessionEvent<Refusal> =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'admitted'; readonly session: Session }
  | { readonly kind: 'refused'; readonly error: Refusal }
  | { readonly kind: 'restored'; readonly session: Session }
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'ended'; readonly reason: SessionEnd };

/** The state after an event; an event that means nothing in a state, such as a late answer, leaves it as it is. */
export function nextSessionState<Refusal>(
  state: SessionState<Refusal>,
  event: SessionEvent<Refusal>,
): SessionState<Refusal> {
  switch (event.kind) {
    case 'submitted':
      return { kind: 'loading' };
    case 'admitted':
      return state.kind === 'loading' ? { kind: 'authenticated', session: event.session } : state;
    case 'refused':
      return state.kind === 'loading' ? { kind: 'error', error: event.error } : state;
    case 'restored':
      return state.kind === 'unauthenticated' ? { kind: 'authenticated', session: event.session } : state;
    case 'renewed':
      return state.kind === 'authenticated' && isSamePerson(state.session, event.session)
        ? { kind: 'authenticated', session: event.session }
        : state;
    case 'ended':
      return { kind: 'unauthenticated', ended: event.reason };
  }
}

const isSamePerson = (left: Session, right: Session): boolean =>
  left.userInfo.userId === right.userInfo.userId && left.loggedInCompanyId === right.loggedInCompanyId;
