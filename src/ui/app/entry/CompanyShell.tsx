import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnRights } from '../../../application/session/OwnRights.ts';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { Brand } from '../../../domain/branding/brandOf.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { navigationFacts } from '../../../domain/navigation/navigationFacts.ts';
import { footerLinks } from '../../../domain/navigation/pageFooter.ts';
import { DEMO_MERCHANT, navigationLayout } from '../../../domain/navigation/navigationLayout.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { isReachable } from '../../../domain/navigation/routeFlags.ts';
import { publishedPortalState } from '../../../domain/merchants/portalState.ts';
import { shellOf } from '../../../domain/navigation/shellOf.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useChangesOnPage } from '../../shared/changes/useChangesOnPage.ts';
import { PublishDock } from '../../features/publishing/dock/PublishDock.tsx';
import { useService } from '../../shared/services.tsx';
import { PageLinksContext } from '../../shared/pages/PageLinksContext.ts';
import { unknownPage, type AppPage } from '../../shared/pages/AppPage.ts';
import { findPage } from '../findPage.ts';
import { listedSections } from '../listedSections.ts';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import { useManagesUsers } from './useManagesUsers.ts';
import { Shell } from '../shell/Shell.tsx';
import { ReadOnlyNotice } from '../../shared/changes/ReadOnlyNotice.tsx';

export type CompanyWorkspaceProps = {
  readonly session: Session;
  readonly companyId: CompanyId;
  /** Page at the current URL. Undefined for an unknown URL. */
  readonly page: AppPage | undefined;
  readonly pages: readonly AppPage[];
  readonly version: string;
  /** Whether to show navigation v2 regardless of the configuration [SH-5]. */
  readonly newNavigation: boolean;
  /** Banner and notices of review mode. Undefined outside review mode. */
  readonly review?: { readonly banner: ReactNode; readonly notices: ReactNode } | undefined;
};

export const CompanyShell = observer(function CompanyShell(props: CompanyWorkspaceProps & { readonly brand: Brand }) {
  const { session, companyId, page, pages, version, newNavigation, review, brand } = props;
  const company = useService(CompanyStore);
  const branding = useService(BrandingStore);
  const rights = useService(OwnRights);
  const changesOnPage = useChangesOnPage();
  const managesUsers = useManagesUsers();
  const navigate = useNavigate();
  const { configuration } = company;
  if (!configuration || !branding.configuration) return undefined;
  const isReview = review !== undefined;
  const prefix = companyPrefix(companyId, isReview);
  const { extensions } = branding.configuration;
  const find = (path: string): AppPage | undefined => findPage(pages, 'merchant', path, extensions);
  const facts = navigationFacts(configuration, { isReviewing: isReview, canManageUsers: managesUsers });
  const hasPage = (path: string): boolean => {
    const foundPage = find(path);
    return foundPage !== undefined && isReachable(foundPage, isReview);
  };
  const flags = page ?? unknownPage;
  const layout = navigationLayout({
    version: configuration.features.navigation?.version,
    newNavigation,
    isDemoMerchant: companyId === DEMO_MERCHANT,
  });
  const shell = shellOf(flags, layout, { role: session.role, isReviewing: isReview });
  return (
    <PageLinksContext value={{ hasPage, goTo: (path, how) => void navigate(prefix + path, how) }}>
      <Shell
        sections={listedSections(configuration.features.navigation ?? {}, facts, find)}
        prefix={prefix}
        company={{
          name: configuration.name,
          logoUrl: company.logoUrl,
          portalState: publishedPortalState(configuration),
        }}
        carrier={{
          name: brand.name,
          logoUrl: brand.logoUrl,
          darkLogoUrl: brand.altLogoUrl,
        }}
        theme={configuration.applicationConfig?.config?.['theme']}
        session={session}
        version={version}
        footer={footerLinks(configuration.features.footer, branding.configuration.footer)}
        shell={shell}
        changesOnPage={changesOnPage}
        banner={review ? review.banner : !rights.may('edit') && <ReadOnlyNotice />}
        notices={review?.notices}
        isReview={isReview}
        dock={shell.publishButton && <PublishDock reloadDelay={flags.configRefetchDelay} />}
      >
        <PageOutlet
          page={page}
          prefix={prefix}
          find={find}
          productName={brand.name}
          reviewed={isReview ? companyId : undefined}
        />
      </Shell>
    </PageLinksContext>
  );
});
