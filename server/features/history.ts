import { readRevision } from '../../contract/history/revisions.ts';
import { ReadRevision } from '../application/publishing/ReadRevision.ts';
import { companyRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const history = {
  name: 'history',
  auditActions: [],
  serves({ authorise }) {
    const read = new ReadRevision(authorise);
    return [
      serve(readRevision, async (request) => {
        const { revision } = request.params;
        return answered(await read.execute({ ...companyRequest(request), revision }));
      }),
    ];
  },
} satisfies ServerFeature;
