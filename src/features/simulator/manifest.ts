import type { ManifestOf } from '../FeatureManifest.ts';

export const simulator = {
  name: 'simulator',
  pages: [
    {
      path: '/return-rules/simulator',
      titleKey: 'navigation.simulator',
      icon: 'flask-conical',
      acts: [{ titleKey: 'simulator.paste.title', search: '?new=order' }],
      edits: ['rules'],
      load: async () => (await import('../../ui/features/simulator/SimulatorPage.tsx')).SimulatorPage,
    },
  ],
} as const satisfies ManifestOf<'simulator'>;
