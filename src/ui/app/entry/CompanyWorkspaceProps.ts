import type { ReactNode } from 'react';
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
  /** Navigation v2 for everybody [SH-5]. */
  readonly newNavigation: boolean;
  /** Present in review mode: what is drawn of it around the pages. */
  readonly review?: { readonly banner: ReactNode; readonly notices: ReactNode } | undefined;
};
