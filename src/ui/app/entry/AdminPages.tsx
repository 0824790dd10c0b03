import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { navigationLayout } from '../../../domain/navigation/navigationLayout.ts';
import { shellOf } from '../../../domain/navigation/shellOf.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useChangesOnPage } from '../../shared/changes/useChangesOnPage.ts';
import { useService } from '../../shared/services.tsx';
import { unknownPage, type AppPage } from '../../shared/pages/AppPage.ts';
import { findPage } from '../findPage.ts';
import { listedSections } from '../listedSections.ts';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { NavigationFacts } from '../../../domain/navigation/navigationConditions.ts';
import { FollowOwner } from '../../../application/branding/FollowOwner.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { PublishDock } from '../../features/publishing/dock/PublishDock.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useRestoredChanges } from './useRestoredChanges.ts';

/** Facts for conditions of the navigation. All facts are false, because the owner's navigation concerns no merchant. */
const noFacts: NavigationFacts = {
  processingEnabled: false,
  isReviewing: false,
  isIntegrated: false,
  portalActive: false,
  canCreateOrdersDirectly: false,
  inStoreReturnsEnabled: false,
  refundsEnabled: false,
  canManageUsers: true,
};

export const AdminPages = observer(function AdminPages(props: {
  readonly session: Session;
  readonly page: AppPage | undefined;
  readonly pages: readonly AppPage[];
  readonly version: string;
  readonly newNavigation: boolean;
  readonly children?: ReactNode;
}) {
  const { session, page, pages, version, newNavigation, children } = props;
  const { configuration } = useService(BrandingStore);
  const changesOnPage = useChangesOnPage();
  if (!configuration) return undefined;
  const find = (path: string): AppPage | undefined => findPage(pages, 'admin', path, configuration.extensions);
  const layout = navigationLayout({ version: configuration.navigation.version, newNavigation });
  const flags = page ?? unknownPage;
  const shell = shellOf(flags, layout, { role: session.role, isReviewing: false });
  return (
    <Shell
      sections={listedSections(configuration.navigation, noFacts, find)}
      prefix=""
      company={{
        name: configuration.carrierName,
        logoUrl: configuration.logoUrl,
        darkLogoUrl: configuration.altLogoUrl,
      }}
      carrier={{
        name: configuration.productName,
        logoUrl: configuration.logoUrl,
        darkLogoUrl: configuration.altLogoUrl,
      }}
      session={session}
      version={version}
      footer={configuration.footer}
      shell={shell}
      changesOnPage={changesOnPage}
      dock={shell.publishButton && <OwnerDock session={session} reloadDelay={flags.configRefetchDelay} />}
    >
      <PageOutlet page={page} prefix="" find={find} productName={configuration.productName}>
        {children}
      </PageOutlet>
    </Shell>
  );
});

/** Publish bar for the owner's own organisation [PB-12]. */
const OwnerDock = observer(function OwnerDock(props: {
  readonly session: Session;
  /** Delay in milliseconds between a publish and the reload of the configuration. */
  readonly reloadDelay: number;
}) {
  const { userInfo, loggedInCompanyId } = props.session;
  const company = useService(CompanyStore);
  const followOwner = useService(FollowOwner);
  const changes = useRestoredChanges(userInfo.userId, loggedInCompanyId);
  const { state } = company;
  const open = (): void => void company.open(loggedInCompanyId);
  useEffect(
    function openOwner() {
      void company.open(loggedInCompanyId);
    },
    [company, loggedInCompanyId],
  );
  useEffect(
    function subscribeToOwner() {
      return followOwner.execute();
    },
    [followOwner],
  );
  if (state.kind === 'failed') return <ReadFailure failure={state.failure} onRetry={open} />;
  if (changes.hasFailed) return <ReadFailure failure={{ kind: 'unreachable' }} onRetry={changes.retry} />;
  return changes.isReady && <PublishDock reloadDelay={props.reloadDelay} />;
});
