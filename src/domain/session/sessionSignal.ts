import { parseCompanyId, type CompanyId } from '../company/companyId.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { isForeign } from './checkSession.ts';
import { parseClientSession, parseSession } from './parseSession.ts';
import { isSamePerson, type ClientSession, type Session } from './session.ts';
import { interruptions, type Interruption } from './sessionState.ts';

/** How a session may end for every tab: an address of another company ends it in its own tab alone. */
const sharedEnds = [...interruptions, 'signed-out'] as const;
export type SharedEnd = Interruption | 'signed-out';

/** What the tabs of one browser tell each other of who is signed in. */
export type SessionSignal =
  /** Is anybody signed in who may see this company, with tokens that expire later than a time? */
  | { readonly kind: 'asked'; readonly companyId: CompanyId | undefined; readonly newerThan: number }
  /** Who is signed in, with the newest tokens. */
  | { readonly kind: 'told'; readonly session: Session; readonly client: ClientSession }
  /** The session with these tokens is over. */
  | { readonly kind: 'over'; readonly session: Session; readonly reason: SharedEnd };

/** A signal of which nothing is known yet: any script of this origin may write to the channel. */
export function parseSessionSignal(value: unknown): SessionSignal | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, newerThan } = value;
  const session = parseSession(value['session']);
  switch (kind) {
    case 'asked':
      return typeof newerThan === 'number'
        ? { kind, newerThan, companyId: companyIdOf(value['companyId']) }
        : undefined;
    case 'told': {
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

const companyIdOf = (value: unknown): CompanyId | undefined => (isText(value) ? parseCompanyId(value) : undefined);

/** Whether a session answers a tab that asks: never a merchant's at another company's address [AU-6]. */
export const answers = (session: Session, asked: Extract<SessionSignal, { readonly kind: 'asked' }>): boolean =>
  session.tokenExpiryTime > asked.newerThan && !isForeign(session, asked.companyId);

/** Whether a session has newer tokens of the same person. */
export const isNewerOf = (other: Session, own: Session): boolean =>
  isSamePerson(other, own) && other.tokenExpiryTime > own.tokenExpiryTime;
