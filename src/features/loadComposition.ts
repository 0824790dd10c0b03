import type { Binder } from '../infrastructure/ioc/container.ts';

export const loadComposition = async (): Promise<readonly Binder[]> =>
  import.meta.env.MODE === 'demo'
    ? (await import('./demoComposition.ts')).loadDemo()
    : (await import('./serviceComposition.ts')).loadService();
