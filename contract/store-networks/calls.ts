import type { Call } from '../call.ts';
import { putStoreNetworks } from './storeNetworks.ts';

export const storeNetworksCalls: readonly Call[] = [putStoreNetworks];
