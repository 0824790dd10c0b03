import { dropDraft, keepDraft } from '../../contract/changes/keepDraft.ts';
import { readDraft } from '../../contract/changes/readDraft.ts';
import { StoreDraft } from '../application/changes/StoreDraft.ts';
import { ReadDraft } from '../application/changes/ReadDraft.ts';
import { SealedDrafts } from '../application/changes/SealedDrafts.ts';
import { AesDraftSeal } from '../infrastructure/changes/AesDraftSeal.ts';
import { companyRequest, keyedRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, done, serve } from '../infrastructure/http/calls/serve.ts';
import { purgeDrafts } from '../infrastructure/postgres/changes/PostgresDraftRepository.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const changes = {
  name: 'changes',
  auditActions: [],
  serves({ authorise, clock, ids, draftKeys }) {
    const drafts = new SealedDrafts(new AesDraftSeal(draftKeys));
    const read = new ReadDraft(authorise, drafts, clock);
    const store = new StoreDraft(authorise, drafts, clock, ids);
    return [
      serve(readDraft, async (request) => answered(await read.execute(companyRequest(request)))),
      serve(keepDraft, async (request) => {
        const ifMatch = request.headers['if-match'];
        return answered(await store.execute({ ...keyedRequest(request), ifMatch, content: request.body }));
      }),
      serve(dropDraft, async (request) => {
        const ifMatch = request.headers['if-match'];
        return done(await store.execute({ ...keyedRequest(request), ifMatch, content: undefined }));
      }),
    ];
  },
  purge: ({ database, clock }) => purgeDrafts(database, clock.now()),
} satisfies ServerFeature;
