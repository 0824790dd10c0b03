import type { ManifestOf } from '../FeatureManifest.ts';
import { changesModule } from './module.ts';

export const changes = {
  name: 'changes',
  module: changesModule,
} as const satisfies ManifestOf<'changes'>;
