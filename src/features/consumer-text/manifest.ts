import { configChanges } from '../configChanges.ts';
import type { ManifestOf } from '../FeatureManifest.ts';
import { consumerTextModule } from './module.ts';

export const consumerText = {
  name: 'consumer-text',
  module: consumerTextModule,
  pages: [
    {
      path: '/wording',
      titleKey: 'navigation.wording',
      icon: 'type',
      acts: [
        { titleKey: 'consumerText.replace.title', search: '?new=replace' },
        { titleKey: 'consumerText.transfer.title', search: '?new=import' },
      ],
      load: async () => (await import('../../ui/features/consumer-text/ConsumerTextPage.tsx')).ConsumerTextPage,
    },
  ],
  changes: configChanges('consumerTextSubject'),
} as const satisfies ManifestOf<'consumer-text'>;
