import { completePublish, giveUpPublish, listPublishes, openPublish } from '../../../contract/publishing/publishes.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type {
  CompanyPath,
  PublishGateway,
  PublishOpening,
  PublishSummary,
} from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { revertedOf } from './revertedOf.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

type Answer<T> = Promise<Result<T, PortFailure>>;

const summaryOf = (body: ResponseOf<typeof openPublish>): PublishSummary => ({
  publishId: body.publishId,
  actorName: body.actor.name,
  at: body.completedAt ?? body.openedAt,
  revision: body.revision,
  reverts: revertedOf(body.reverts),
});

export class HttpPublishGateway implements PublishGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  open(company: CompanyPath, { revision, changes, note, idempotencyKey }: PublishOpening): Answer<PublishSummary> {
    const parts = { headers: { 'if-match': revision }, body: { changes, note } };
    return bodyAs(writeAt(this.#http, openPublish, company, parts, { idempotencyKey }), summaryOf);
  }

  complete(company: CompanyPath, publishId: string, idempotencyKey: string): Answer<PublishSummary> {
    return bodyAs(writeAt(this.#http, completePublish, { ...company, publishId }, {}, { idempotencyKey }), summaryOf);
  }

  giveUp(company: CompanyPath, publishId: string, idempotencyKey: string): Answer<void> {
    return nothing(writeAt(this.#http, giveUpPublish, { ...company, publishId }, {}, { idempotencyKey }));
  }

  latest(company: CompanyPath, signal?: AbortSignal): Answer<PublishSummary | undefined> {
    return bodyAs(readAt(this.#http, listPublishes, company, { query: { limit: 20 } }, signal), ({ publishes }) => {
      const newest = publishes.find(({ state }) => state === 'published');
      return newest && summaryOf(newest);
    });
  }
}
