import type { ReactNode } from 'react';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import type { PortalState } from '../../../domain/merchants/portalState.ts';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { PageShell } from '../../../domain/navigation/shellOf.ts';
import type { Session } from '../../../domain/session/session.ts';

/** A company as the sidebar shows it. */
export type ShellCompany = {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** The logo drawn for a dark page. */
  readonly darkLogoUrl?: string | undefined;
  /** How its portal stands; absent for the owner itself. */
  readonly portalState?: PortalState | undefined;
};

export type ShellProps = {
  readonly sections: readonly NavigationSection[];
  /** What the urls of the sections are appended to. */
  readonly prefix: string;
  readonly company: ShellCompany;
  /** The carrier under whose brand this portal runs: in the footer, and first in a header. */
  readonly carrier: Pick<ShellCompany, 'name' | 'logoUrl' | 'darkLogoUrl'>;
  /** How the company's portal looks to customers, unread: what its header says of logos holds here too [SH-6]. */
  readonly theme?: unknown;
  readonly session: Session;
  readonly version: string;
  readonly footer: FooterLinks;
  readonly shell: PageShell;
  /** How many changes wait on the page of a path; observed. */
  readonly changesOnPage?: ((path: string) => number) | undefined;
  /** A landmark of its own over everything else. */
  readonly banner?: ReactNode;
  /** Banners that come and go. */
  readonly notices?: ReactNode;
  readonly dock?: ReactNode;
  readonly isReview?: boolean | undefined;
  readonly children: ReactNode;
};
