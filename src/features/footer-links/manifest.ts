import type { ManifestOf } from '../FeatureManifest.ts';

export const footerLinks = {
  name: 'footer-links',
  pages: [
    {
      path: '/footer-links',
      titleKey: 'navigation.footerLinks',
      icon: 'link-2',
      load: async () => (await import('../../ui/features/footer-links/FooterLinksPage.tsx')).FooterLinksPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).footerLinksSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'footer-links'>;
