import type { Binder } from '../infrastructure/ioc/container.ts';

/** The adapters of this build: the demo's in a demo build, the service's in every other. */
export const loadComposition = async (): Promise<readonly Binder[]> =>
  import.meta.env.MODE === 'demo'
    ? (await import('./demoComposition.ts')).loadDemo()
    : (await import('./serviceComposition.ts')).loadService();
