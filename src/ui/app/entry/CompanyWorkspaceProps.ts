import type { ReactNode } from 'react';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { Session } from '../../../domain/session/session.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';

export type CompanyWorkspaceProps = {
  readonly session: Session;
  readonly companyId: CompanyId;
  /** Undefined for an unknown URL. */
  readonly page: AppPage | undefined;
  readonly pages: readonly AppPage[];
  readonly version: string;
  /** Navigation v2 for all [SH-5]. */
  readonly newNavigation: boolean;
  /** Set in review mode. */
  readonly review?: { readonly banner: ReactNode; readonly notices: ReactNode } | undefined;
};
