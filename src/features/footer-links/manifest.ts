import type { ManifestOf } from '../FeatureManifest.ts';

export const footerLinks = {
  name: 'footer-links',
  pages: [{ path: '/footer-links', titleKey: 'navigation.footerLinks', icon: 'link-2' }],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).footerLinksSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'footer-links'>;
