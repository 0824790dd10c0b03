import type { Binder } from '../infrastructure/ioc/container.ts';
import { browserPlatform } from '../infrastructure/ioc/browserPlatform.ts';
import { loadAdapters } from './composeFeatures.ts';
import { features } from './features.ts';

export const loadService = async (): Promise<readonly Binder[]> => [
  browserPlatform,
  ...(await loadAdapters(features, 'service')),
];
