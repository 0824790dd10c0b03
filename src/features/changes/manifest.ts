import type { ManifestOf } from '../FeatureManifest.ts';
import { changesModule } from './module.ts';

export const changes = {
  name: 'changes',
  module: changesModule,
  service: async () => (await import('./service.ts')).changesService,
  demo: async () => (await import('./demo.ts')).changesDemo,
} as const satisfies ManifestOf<'changes'>;
