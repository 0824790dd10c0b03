import { sample } from 'virtual:sample';
import { demoAdapters } from './demoAdapters.ts';

export const adapters = [demoAdapters(sample)];
