import { completePublish, giveUpPublish, listPublishes, openPublish } from '../../../contract/publishing/publishes.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { CompanyPath, PublishGateway, PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

const summaryOf = (body: ResponseOf<typeof openPublish>): PublishSummary => ({
  publishId: body.publishId,
  actorName: body.actor.name,
  at: body.completedAt ?? body.openedAt,
  revision: body.revision,
});

const paramsOf = ({ rootOrgId, companyId }: CompanyPath): { rootOrgId: string; merchantId: string } => ({
  rootOrgId,
  merchantId: companyId,
});

export class HttpPublishGateway implements PublishGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async open(
    company: CompanyPath,
    request: {
      readonly revision: string;
      readonly changes: readonly PendingChange[];
      readonly idempotencyKey: string;
    },
  ): Promise<Result<PublishSummary, PortFailure>> {
    const answer = await this.#http.send(openPublish, {
      params: paramsOf(company),
      headers: { 'if-match': request.revision, 'idempotency-key': request.idempotencyKey },
      body: { changes: [...request.changes] },
    });
    return answer.ok ? ok(summaryOf(answer.value.body)) : answer;
  }

  async complete(
    company: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>> {
    const answer = await this.#http.send(completePublish, {
      params: { ...paramsOf(company), publishId },
      headers: { 'idempotency-key': idempotencyKey },
    });
    return answer.ok ? ok(summaryOf(answer.value.body)) : answer;
  }

  async giveUp(company: CompanyPath, publishId: string, idempotencyKey: string): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(giveUpPublish, {
      params: { ...paramsOf(company), publishId },
      headers: { 'idempotency-key': idempotencyKey },
    });
    return answer.ok ? ok(undefined) : answer;
  }

  async latest(company: CompanyPath): Promise<Result<PublishSummary | undefined, PortFailure>> {
    const answer = await this.#http.send(listPublishes, { params: paramsOf(company), query: { limit: 20 } });
    if (!answer.ok) return answer;
    const newest = answer.value.body.publishes.find((publish) => publish.state === 'published');
    return ok(newest && summaryOf(newest));
  }
}
