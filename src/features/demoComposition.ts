import { sample } from 'virtual:sample';
import type { Binder } from '../infrastructure/ioc/container.ts';
import { demoPlatform } from '../infrastructure/ioc/demoPlatform.ts';
import { loadAdapters, loadRegistry } from './composeFeatures.ts';
import { features } from './features.ts';

export const loadDemo = async (): Promise<readonly Binder[]> => [
  demoPlatform(sample, await loadRegistry(features)),
  ...(await loadAdapters(features, 'demo')),
];
