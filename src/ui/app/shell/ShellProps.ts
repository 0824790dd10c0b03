import type { ReactNode } from 'react';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import type { PortalState } from '../../../domain/merchants/portalState.ts';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { PageShell } from '../../../domain/navigation/shellOf.ts';
import type { Session } from '../../../domain/session/session.ts';

export type ShellCompany = {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Logo for the dark theme. */
  readonly darkLogoUrl?: string | undefined;
  /** Absent for the owner. */
  readonly portalState?: PortalState | undefined;
};

export type ShellProps = {
  readonly sections: readonly NavigationSection[];
  /** URL prefix of the sections. */
  readonly prefix: string;
  readonly company: ShellCompany;
  /** Owner of the portal: in the footer, and first in a header. */
  readonly carrier: Pick<ShellCompany, 'name' | 'logoUrl' | 'darkLogoUrl'>;
  /** Untrusted customer theme, which sets the logo sizes of the header [SH-6]. */
  readonly theme?: unknown;
  readonly session: Session;
  readonly version: string;
  readonly footer: FooterLinks;
  readonly shell: PageShell;
  /** Number of pending changes of a page. Observed. */
  readonly changesOnPage?: ((path: string) => number) | undefined;
  /** A landmark above everything else. */
  readonly banner?: ReactNode;
  /** Temporary banners. */
  readonly notices?: ReactNode;
  readonly dock?: ReactNode;
  readonly isReview?: boolean | undefined;
  readonly children: ReactNode;
};
