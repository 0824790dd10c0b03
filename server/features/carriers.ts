import { carriersSubject } from '../../src/domain/carriers/changes/carriersSubject.ts';
import { putCarrierConfig } from '../../contract/carriers/carrierConfig.ts';
import { replaceCarriers } from '../../src/domain/carriers/writes/replaceCarriers.ts';
import { runs, serve } from '../infrastructure/http/calls/serve.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

export const carriers = {
  name: 'carriers',
  auditActions: ['carriers.replaced'],
  changes: { carriers: subject(carriersSubject) },
  serves: ({ configuration }) => [
    serve(
      putCarrierConfig,
      runs(configuration, replaceCarriers, ({ body }) => body.carriers),
    ),
  ],
} satisfies ServerFeature;
