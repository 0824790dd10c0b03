import type { SeenCompany } from '../shared/CompanyRequest.ts';
import type { SessionRecord } from './SessionRepository.ts';
import type { StaffMember } from './StaffDirectory.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A running session with the scopes of the presented access token. */
export type FoundSession = SessionRecord & {
  readonly isAppToken: boolean;
  readonly lastUsedAt: number;
};

export type SessionContext = {
  readonly session: FoundSession;
  /** Absent if the user was deleted. */
  readonly staff: (Omit<StaffMember, 'passwordHash' | 'factorIds'> & { readonly hasSecondFactor: boolean }) | undefined;
  readonly company: SeenCompany | undefined;
};

export interface SessionContexts {
  /** Finds the session of an access token unless it is idle or has ended. `companyId`: company of the call. */
  find(accessHash: string, now: number, companyId?: CompanyId): Promise<SessionContext | undefined>;
}
