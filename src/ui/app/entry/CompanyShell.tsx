import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { Brand } from '../../../domain/branding/brandOf.ts';
import { navigationFacts } from '../../../domain/navigation/navigationFacts.ts';
import { footerLinks } from '../../../domain/navigation/pageFooter.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { isListed, isReachable } from '../../../domain/navigation/routeFlags.ts';
import { visibleSections } from '../../../domain/navigation/visibleSections.ts';
import { showsPublishButton } from '../../../domain/publishing/showsPublishButton.ts';
import { useChangesPerPage } from '../../features/changes/useChangesPerPage.ts';
import { PublishDock } from '../../features/publishing/dock/PublishDock.tsx';
import { PublishedBanner } from '../../features/publishing/dock/PublishedBanner.tsx';
import { ReviewBanner } from '../../features/review-mode/ReviewBanner.tsx';
import { useService } from '../../shared/services.tsx';
import { findRoute } from '../findRoute.ts';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import type { CompanyWorkspaceProps } from './CompanyWorkspaceProps.ts';
import { useManagesUsers } from './useManagesUsers.ts';
import { Shell } from '../shell/Shell.tsx';

/** What is drawn around a company's page, for its staff and for an admin who reviews it. */
export const CompanyShell = observer(function CompanyShell(props: CompanyWorkspaceProps & { readonly brand: Brand }) {
  const { session, companyId, page, version, isReview, brand } = props;
  const company = useService(CompanyStore);
  const branding = useService(BrandingStore);
  const changesPerPage = useChangesPerPage();
  const managesUsers = useManagesUsers();
  const navigate = useNavigate();
  const { configuration } = company;
  if (!configuration || !branding.configuration) return undefined;
  const prefix = companyPrefix(companyId, isReview);
  const { extensions } = branding.configuration;
  const route = findRoute('merchant', page, extensions);
  const facts = navigationFacts(configuration, { isReviewing: isReview, canManageUsers: managesUsers });
  const sections = visibleSections(configuration.features.navigation ?? {}, facts, ({ url, subItems }) => {
    const listed = findRoute('merchant', url, extensions);
    return listed ? isListed(listed, isReview) : subItems !== undefined;
  });
  const hasPage = (path: string): boolean => {
    const found = findRoute('merchant', path, extensions);
    return found !== undefined && isReachable(found, isReview);
  };
  const canPublish = route && showsPublishButton(route, { role: session.role, isReviewing: isReview });
  return (
    <Shell
      sections={sections}
      prefix={prefix}
      company={{
        name: configuration.name,
        logoUrl: company.logoUrl,
        isLive: configuration.portalActive === true,
      }}
      carrier={{
        name: brand.name,
        logoUrl: brand.logoUrl,
        darkLogoUrl: brand.altLogoUrl,
      }}
      session={session}
      version={version}
      footer={footerLinks(configuration.features.footer, branding.configuration.footer)}
      flags={route}
      changesPerPage={changesPerPage}
      banner={
        isReview && (
          <>
            <ReviewBanner companyId={companyId} />
            <PublishedBanner />
          </>
        )
      }
      isReview={isReview}
      dock={
        canPublish && (
          <PublishDock
            refetchDelay={route.configRefetchDelay}
            hasPage={hasPage}
            goTo={(path) => void navigate(prefix + path)}
          />
        )
      }
    >
      <PageOutlet
        productName={brand.name}
        route={route && isReachable(route, isReview) ? route : undefined}
        reviewed={isReview ? companyId : undefined}
      />
    </Shell>
  );
});
