import { configChanges, type SubjectName } from '../configChanges.ts';
import type { FeatureName } from '../../domain/features/featureNames.ts';
import type { FeaturePage, ManifestOf } from '../FeatureManifest.ts';

const loadPage = async () =>
  (await import('../../ui/features/owner-configuration/OwnerConfigurationPage.tsx')).OwnerConfigurationPage;

/** Features that each of the owner's pages also shows. */
const alsoShown: readonly FeatureName[] = ['owner-branding', 'owner-footer-links', 'owner-features'];

const ownerPage = <const Name extends FeatureName>(
  name: Name,
  subject: SubjectName,
  page: Pick<FeaturePage, 'path' | 'titleKey' | 'icon'> &
    Partial<Pick<FeaturePage, 'load' | 'showFooterLogo' | 'edits'>>,
) =>
  ({
    name,
    pages: [
      {
        load: loadPage,
        edits: alsoShown,
        ...page,
        audience: 'admin',
        showPublishButtonAdminMode: true,
        // No delay, because a write is live as soon as the service responds.
        configRefetchDelay: 0,
      },
    ],
    changes: configChanges(subject),
  }) as const satisfies ManifestOf<Name>;

export const ownerConfiguration = ownerPage('owner-configuration', 'ownerRestSubject', {
  path: '/configuration/overview',
  titleKey: 'navigation.ownerOverview',
  icon: 'shield-check',
  edits: [...alsoShown, 'owner-navigation'],
});

export const ownerBranding = ownerPage('owner-branding', 'ownerBrandingSubject', {
  path: '/configuration/branding',
  titleKey: 'navigation.branding',
  icon: 'palette',
  // Hide the footer's logo, so that the page shows only the logos being edited.
  showFooterLogo: false,
  load: async () => (await import('../../ui/features/owner-configuration/OwnerBrandingPage.tsx')).OwnerBrandingPage,
});

export const ownerNavigation = ownerPage('owner-navigation', 'ownerNavigationSubject', {
  path: '/configuration/navigation',
  titleKey: 'navigation.ownerNavigation',
  icon: 'panels-top-left',
  load: async () => (await import('../../ui/features/owner-configuration/OwnerNavigationPage.tsx')).OwnerNavigationPage,
});

export const ownerFooterLinks = ownerPage('owner-footer-links', 'ownerFooterLinksSubject', {
  path: '/configuration/footer-links',
  titleKey: 'navigation.footerLinks',
  icon: 'link-2',
});

export const ownerFeatures = ownerPage('owner-features', 'ownerFeaturesSubject', {
  path: '/configuration/features',
  titleKey: 'navigation.ownerFeatures',
  icon: 'settings',
});
