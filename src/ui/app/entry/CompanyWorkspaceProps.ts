import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { Session } from '../../../domain/session/session.ts';

/** Whose pages are shown to whom, and which one. */
export type CompanyWorkspaceProps = {
  readonly session: Session;
  readonly companyId: CompanyId;
  readonly page: string;
  readonly version: string;
  readonly isReview: boolean;
};
