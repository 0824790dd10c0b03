import type { ManifestOf } from '../FeatureManifest.ts';

const load = async () =>
  (await import('../../ui/features/owner-configuration/OwnerConfigurationPage.tsx')).OwnerConfigurationPage;

/** All of them edit the owner's own organisation, which an admin's dock publishes. */
const shared = { audience: 'admin', showPublishButtonAdminMode: true } as const;

export const ownerConfiguration = {
  name: 'owner-configuration',
  pages: [
    {
      ...shared,
      path: '/configuration/overview',
      titleKey: 'navigation.ownerOverview',
      icon: 'shield-check',
      load,
    },
    {
      ...shared,
      path: '/configuration/branding',
      titleKey: 'navigation.branding',
      icon: 'palette',
      load: async () => (await import('../../ui/features/owner-configuration/OwnerBrandingPage.tsx')).OwnerBrandingPage,
    },
    {
      ...shared,
      path: '/configuration/navigation',
      titleKey: 'navigation.ownerNavigation',
      icon: 'panels-top-left',
      load: async () =>
        (await import('../../ui/features/owner-configuration/OwnerNavigationPage.tsx')).OwnerNavigationPage,
    },
    {
      ...shared,
      path: '/configuration/footer-links',
      titleKey: 'navigation.footerLinks',
      icon: 'link-2',
      load,
    },
    {
      ...shared,
      path: '/configuration/features',
      titleKey: 'navigation.ownerFeatures',
      icon: 'settings',
      load,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).ownerConfigSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'owner-configuration'>;
