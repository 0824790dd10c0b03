import type { ManifestOf } from '../FeatureManifest.ts';
import { returnReasonsModule } from './module.ts';

export const returnReasons = {
  name: 'return-reasons',
  module: returnReasonsModule,
  pages: [
    {
      path: '/return-reasons',
      titleKey: 'navigation.returnReasons',
      icon: 'list-checks',
      acts: [
        { titleKey: 'returnReasons.add', search: '?new=reason' },
        { titleKey: 'returnReasons.transfer.title', search: '?new=import' },
      ],
      load: async () => (await import('../../ui/features/return-reasons/ReturnReasonsPage.tsx')).ReturnReasonsPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/return-reasons/returnReasonsSubject.ts')).returnReasonsSubject,
    }),
    describe: async () => (await import('../../domain/return-reasons/describeReasonChange.ts')).describeReasonChange,
  },
} as const satisfies ManifestOf<'return-reasons'>;
