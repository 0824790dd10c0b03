import type { ReactNode } from 'react';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import type { PortalState } from '../../../domain/merchants/portalState.ts';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { PageShell } from '../../../domain/navigation/shellOf.ts';
import type { Session } from '../../../domain/session/session.ts';

export type ShellCompany = {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly darkLogoUrl?: string | undefined;
  /** State of the merchant's portal. Absent for the owner, which has no portal. */
  readonly portalState?: PortalState | undefined;
};

export type ShellProps = {
  readonly sections: readonly NavigationSection[];
  readonly prefix: string;
  readonly company: ShellCompany;
  /** Owner of the platform, shown in the footer, and before the company in the header. */
  readonly carrier: Pick<ShellCompany, 'name' | 'logoUrl' | 'darkLogoUrl'>;
  /** Theme of the customer's portal, which sets the logo sizes in the header [SH-6]. Untrusted. */
  readonly theme?: unknown;
  readonly session: Session;
  readonly version: string;
  readonly footer: FooterLinks;
  readonly shell: PageShell;
  /** Returns the number of pending changes of a page. Called in a MobX observer. */
  readonly changesOnPage?: ((path: string) => number) | undefined;
  /** Landmark region above all other content, e.g. the review banner. */
  readonly banner?: ReactNode;
  readonly notices?: ReactNode;
  readonly dock?: ReactNode;
  readonly isReview?: boolean | undefined;
  readonly children: ReactNode;
};
