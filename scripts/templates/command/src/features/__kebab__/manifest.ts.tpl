import type { ManifestOf } from '../FeatureManifest.ts';
import { __items__Module } from './module.ts';

export const __items__ = {
  name: '__kebab__',
  module: __items__Module,
  service: async () => (await import('./service.ts')).__items__Service,
  demo: async () => (await import('./demo.ts')).__items__Demo,
} as const satisfies ManifestOf<'__kebab__'>;
