import type { ContainerModule } from 'inversify';

/** The adapters of one composition. */
export type Adapters = readonly ContainerModule[];

/** The adapters of this build: the demo's in a demo build, the service's in every other. */
export const loadAdapters = async (): Promise<Adapters> =>
  import.meta.env.MODE === 'demo'
    ? (await import('./demoComposition.ts')).adapters
    : (await import('./serviceAdapters.ts')).serviceAdapters;
