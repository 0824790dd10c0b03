import type { ManifestOf } from '../FeatureManifest.ts';
import { SECURITY_PATH } from '../../domain/navigation/place.ts';
import { sessionModule } from './module.ts';

const securityPage = {
  path: SECURITY_PATH,
  titleKey: 'navigation.signInSecurity',
  icon: 'shield-check',
  showInMenu: false,
  showPublishButton: false,
  load: async () => (await import('../../ui/features/session/security/SecurityPage.tsx')).SecurityPage,
} as const;

export const session = {
  name: 'session',
  module: sessionModule,
  service: async () => (await import('./service.ts')).sessionService,
  demo: async () => (await import('./demo.ts')).sessionDemo,
  pages: [securityPage, { ...securityPage, audience: 'admin' }],
} as const satisfies ManifestOf<'session'>;
