import type { ResponseOf } from '../../../contract/call.ts';
import { listPublishes, readPublish } from '../../../contract/publishing/publishes.ts';
import { readRevision } from '../../../contract/history/revisions.ts';
import type { HistoryGateway, PublishPage, PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import type { Http } from '../http/Http.ts';

type Listed = ResponseOf<typeof listPublishes>['publishes'][number];

const paramsOf = ({ rootOrgId, companyId }: CompanyPath) => ({ rootOrgId, merchantId: companyId });

/** `undefined` for a publish that did not go live. */
const recordOf = (publish: Listed): PublishRecord | undefined => {
  const { publishId, revision, baseRevision, completedAt, actor, onBehalfOf, changeCount } = publish;
  if (revision === undefined || completedAt === undefined) return undefined;
  return { publishId, revision, baseRevision, at: completedAt, actorName: actor.name, onBehalfOf, changeCount };
};

export class HttpHistoryGateway implements HistoryGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(company: CompanyPath, cursor?: string): Promise<Result<PublishPage, PortFailure>> {
    const query = { state: 'published', cursor, limit: 25 } as const;
    const answer = await this.#http.send(listPublishes, { params: paramsOf(company), query });
    if (!answer.ok) return answer;
    const { publishes, nextCursor } = answer.value.body;
    return ok({ publishes: publishes.flatMap((publish) => recordOf(publish) ?? []), nextCursor });
  }

  async read(
    company: CompanyPath,
    publishId: string,
  ): Promise<Result<PublishRecord & { readonly changes: readonly PendingChange[] }, PortFailure>> {
    const answer = await this.#http.send(readPublish, { params: { ...paramsOf(company), publishId } });
    if (!answer.ok) return answer;
    const record = recordOf(answer.value.body);
    return record ? ok({ ...record, changes: answer.value.body.changes }) : err({ kind: 'not-found' });
  }

  async readRevision(company: CompanyPath, revision: string): Promise<Result<CompanyConfiguration, PortFailure>> {
    const params = { ...paramsOf(company), revision: revision.replaceAll('"', '') };
    const answer = await this.#http.send(readRevision, { params });
    if (!answer.ok) return answer;
    const configuration = companyConfigurationOf(answer.value.body);
    return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
  }
}
