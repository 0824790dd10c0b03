import { post__Items__ } from '../../contract/__kebab__/__items__.ts';
import { Submit__Items__ } from '../application/__kebab__/Submit__Items__.ts';
import { keyedRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { done, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const __items__ = {
  name: '__kebab__',
  auditActions: ['__kebab__.submitted'],
  serves({ transaction }) {
    const submit = new Submit__Items__(transaction);
    return [
      serve(post__Items__, async (request) => done(await submit.execute(keyedRequest(request), request.body))),
    ];
  },
} satisfies ServerFeature;
