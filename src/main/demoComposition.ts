import { sample } from 'virtual:sample';
import { demoAdapters } from '../infrastructure/ioc/demoAdapters.ts';

export const adapters = demoAdapters(sample);
