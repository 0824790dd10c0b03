import type { SeenCompany } from '../shared/CompanyRequest.ts';
import type { SessionRecord } from './SessionRepository.ts';
import type { StaffMember } from './StaffDirectory.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A running session as one of its access tokens speaks for it: the scopes are those of the token. */
export type FoundSession = SessionRecord & {
  readonly isAppToken: boolean;
  readonly lastUsedAt: number;
};

/** Whose a running session is, as it stands at one moment. */
export type Standing = {
  readonly session: FoundSession;
  /** Absent: there is no such person any more. */
  readonly staff: Omit<StaffMember, 'passwordHash'> | undefined;
  /** The company that was asked about, where this person may read it. */
  readonly company: SeenCompany | undefined;
};

/** Reads in one look what every call of somebody signed in has to know. */
export interface Standings {
  /** The running session of an access token, by its hash; one that was not used for too long is over; `companyId` names the company that the call is about. */
  find(accessHash: string, now: number, companyId?: CompanyId): Promise<Standing | undefined>;
}
