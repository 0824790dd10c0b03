import type { ResponseOf } from '../../../contract/call.ts';
import { listPublishes, readPublish } from '../../../contract/publishing/publishes.ts';
import { readRevision } from '../../../contract/history/revisions.ts';
import type { HistoryGateway, PublishPage, PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import { namedChanges } from '../../domain/history/namedChanges.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import { bodyAs, checked } from '../http/answer.ts';
import { revertedOf } from '../publishing/revertedOf.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

type Answer<T> = Promise<Result<T, PortFailure>>;
type Listed = ResponseOf<typeof listPublishes>['publishes'][number];

const instant = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** Converts a listed publish to a record. Undefined for a publish that never went live. */
const recordOf = (publish: Listed): PublishRecord | undefined => {
  const { publishId, revision, baseRevision, completedAt: at, actor, onBehalfOf, changeCount } = publish;
  if (revision === undefined || at === undefined) return undefined;
  const { named = [], note } = publish;
  const who = { actorName: actor.name, onBehalfOf };
  const reverts = revertedOf(publish.reverts);
  return { publishId, revision, baseRevision, at, ...who, changeCount, named, note, reverts };
};

export class HttpHistoryGateway implements HistoryGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  list(company: CompanyPath, filter: PublishFilter = {}, cursor?: string, signal?: AbortSignal): Answer<PublishPage> {
    const { person, feature: page, words } = filter;
    const time = { since: instant(filter.since), before: instant(filter.before) };
    const query = { state: 'published', cursor, limit: 25, person, page, words, ...time } as const;
    return bodyAs(
      readAt(this.#http, listPublishes, company, { query }, signal),
      ({ publishes, nextCursor, people }) => ({
        publishes: publishes.flatMap((publish) => recordOf(publish) ?? []),
        nextCursor,
        people,
      }),
    );
  }

  read(
    company: CompanyPath,
    publishId: string,
    signal?: AbortSignal,
  ): Answer<PublishRecord & { readonly changes: readonly PendingChange[] }> {
    return checked(readAt(this.#http, readPublish, { ...company, publishId }, {}, signal), ({ body }) => {
      const record = recordOf({ ...body, named: [...namedChanges(body.changes)] });
      return record ? ok({ ...record, changes: body.changes }) : err({ kind: 'not-found' });
    });
  }

  readRevision(company: CompanyPath, tag: string, signal?: AbortSignal): Answer<CompanyConfiguration> {
    const revision = tag.replaceAll('"', '');
    return checked(readAt(this.#http, readRevision, { ...company, revision }, {}, signal), ({ body }) => {
      const configuration = companyConfigurationOf(body);
      return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
    });
  }
}
