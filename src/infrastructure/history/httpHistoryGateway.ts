import type { ResponseOf } from '../../../contract/call.ts';
import { listPublishes, readPublish } from '../../../contract/publishing/publishes.ts';
import { readRevision } from '../../../contract/history/revisions.ts';
import type { HistoryGateway, PublishRecord } from '../../application/history/HistoryGateway.ts';
import { namedChanges } from '../../domain/history/namedChanges.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import { bodyAs, checked } from '../http/answer.ts';
import { revertedOf } from '../publishing/revertedOf.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

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

export const httpHistoryGateway = (http: Http): HistoryGateway => ({
  list(company, filter = {}, cursor, signal) {
    const { person, feature: page, words } = filter;
    const time = { since: instant(filter.since), before: instant(filter.before) };
    const query = { state: 'published', cursor, limit: 25, person, page, words, ...time } as const;
    return bodyAs(readAt(http, listPublishes, company, { query }, signal), ({ publishes, nextCursor, people }) => ({
      publishes: publishes.flatMap((publish) => recordOf(publish) ?? []),
      nextCursor,
      people,
    }));
  },
  read: (company, publishId, signal) =>
    checked(readAt(http, readPublish, { ...company, publishId }, {}, signal), ({ body }) => {
      const record = recordOf({ ...body, named: [...namedChanges(body.changes)] });
      return record ? ok({ ...record, changes: body.changes }) : err({ kind: 'not-found' });
    }),
  readRevision(company, tag, signal) {
    const revision = tag.replaceAll('"', '');
    return checked(readAt(http, readRevision, { ...company, revision }, {}, signal), ({ body }) => {
      const configuration = companyConfigurationOf(body);
      return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
    });
  },
});
