import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { Session } from '../../../domain/session/session.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';

/** Whose pages are shown to whom, and which one. */
export type CompanyWorkspaceProps = {
  readonly session: Session;
  readonly companyId: CompanyId;
  /** The open one; absent where the address leads nowhere. */
  readonly page: AppPage | undefined;
  readonly pages: readonly AppPage[];
  readonly version: string;
  /** Present in review mode: the way out of it. */
  readonly onLeaveReview?: (() => void) | undefined;
};
