import { completePublish, giveUpPublish, listPublishes, openPublish } from '../../../contract/publishing/publishes.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { PublishGateway, PublishSummary } from '../../application/publishing/PublishGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { revertedOf } from './revertedOf.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

const summaryOf = (body: ResponseOf<typeof openPublish>): PublishSummary => ({
  publishId: body.publishId,
  actorName: body.actor.name,
  at: body.completedAt ?? body.openedAt,
  revision: body.revision,
  reverts: revertedOf(body.reverts),
});

export const httpPublishGateway = (http: Http): PublishGateway => ({
  open(company, { revision, changes, note, idempotencyKey }) {
    const parts = { headers: { 'if-match': revision }, body: { changes, note } };
    return bodyAs(writeAt(http, openPublish, company, parts, { idempotencyKey }), summaryOf);
  },
  complete: (company, publishId, idempotencyKey) =>
    bodyAs(writeAt(http, completePublish, { ...company, publishId }, {}, { idempotencyKey }), summaryOf),
  giveUp: (company, publishId, idempotencyKey) =>
    nothing(writeAt(http, giveUpPublish, { ...company, publishId }, {}, { idempotencyKey })),
  latest: (company, signal) =>
    bodyAs(readAt(http, listPublishes, company, { query: { limit: 20 } }, signal), ({ publishes }) => {
      const newest = publishes.find(({ state }) => state === 'published');
      return newest && summaryOf(newest);
    }),
});
