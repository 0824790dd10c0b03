import { storeNetworksSubject } from '../../src/domain/store-networks/storeNetworksSubject.ts';
import { putStoreNetworks } from '../../contract/store-networks/storeNetworks.ts';
import { updateStoreNetworks } from '../../src/domain/store-networks/writes/updateStoreNetworks.ts';
import { runs, serve } from '../infrastructure/http/calls/serve.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

export const storeNetworks = {
  name: 'store-networks',
  auditActions: ['store-networks.updated'],
  changes: { 'store-networks': subject(storeNetworksSubject) },
  serves: ({ configuration }) => [
    serve(
      putStoreNetworks,
      runs(configuration, updateStoreNetworks, ({ body }) => body),
    ),
  ],
} satisfies ServerFeature;
