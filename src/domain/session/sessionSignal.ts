import { companyIdIn, type CompanyId } from '../company/companyId.ts';
import { isRecord } from '../shared/shapes.ts';
import { isForeign } from './checkSession.ts';
import { parseClientSession, parseSession } from './parseSession.ts';
import { isSamePerson, type ClientSession, type Session } from './session.ts';
import { interruptions, type Interruption } from './sessionState.ts';

/** Reasons that end the session in every tab. A change of company ends it only in its own tab. */
const sharedEnds = [...interruptions, 'signed-out'] as const;
export type SharedEnd = Interruption | 'signed-out';

export type SessionSignal =
  /** A tab requests a session for this company that expires later than `newerThan`. */
  | { readonly kind: 'requested'; readonly companyId: CompanyId | undefined; readonly newerThan: number }
  /** A tab shares the signed-in user's session with the newest tokens. */
  | { readonly kind: 'shared'; readonly session: Session; readonly client: ClientSession }
  | { readonly kind: 'over'; readonly session: Session; readonly reason: SharedEnd };

/** Validates a message, because any script of this origin can write to the channel. */
export function parseSessionSignal(value: unknown): SessionSignal | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, newerThan } = value;
  const session = parseSession(value['session']);
  switch (kind) {
    case 'requested':
      return typeof newerThan === 'number'
        ? { kind, newerThan, companyId: companyIdIn(value['companyId']) }
        : undefined;
    case 'shared': {
      const client = parseClientSession(value['client']);
      return session && client?.companyId === session.loggedInCompanyId ? { kind, session, client } : undefined;
    }
    case 'over': {
      const reason = sharedEnds.find((end) => end === value['reason']);
      return session && reason ? { kind, session, reason } : undefined;
    }
    default:
      return undefined;
  }
}

/** True if the session may be shared with the requesting tab: never with another company's page [AU-6]. */
export const answers = (session: Session, request: Extract<SessionSignal, { readonly kind: 'requested' }>): boolean =>
  session.tokenExpiryTime > request.newerThan && !isForeign(session, request.companyId);

export const isNewerOf = (other: Session, ownSession: Session): boolean =>
  isSamePerson(other, ownSession) && other.tokenExpiryTime > ownSession.tokenExpiryTime;
