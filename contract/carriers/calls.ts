import type { Call } from '../call.ts';
import { putCarrierConfig } from './carrierConfig.ts';

export const carriersCalls: readonly Call[] = [putCarrierConfig];
