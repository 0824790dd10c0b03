import type { ManifestOf } from '../FeatureManifest.ts';
import { themeModule } from './module.ts';

export const theme = {
  name: 'theme',
  module: themeModule,
} as const satisfies ManifestOf<'theme'>;
