import type { HistoryGateway, PublishRecord } from '../../application/history/HistoryGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import type { DemoService } from '../demo/DemoService.ts';

const PAGE = 25;

export const inMemoryHistoryGateway = (service: DemoService): HistoryGateway => ({
  async list({ companyId }, filter, cursor) {
    const history = service.company(companyId)?.history;
    if (!history) return err({ kind: 'not-found' });
    const publishes = history.records(filter);
    const start = cursor === undefined ? 0 : Number(cursor);
    const end = start + PAGE;
    return ok({
      publishes: publishes.slice(start, end).map(({ changes: _changes, ...record }): PublishRecord => record),
      nextCursor: end < publishes.length ? String(end) : undefined,
      people: cursor === undefined ? history.people : undefined,
    });
  },
  async read({ companyId }, publishId) {
    const records = service.company(companyId)?.history.records();
    const publish = records?.find((each) => each.publishId === publishId);
    return publish ? ok(publish) : err({ kind: 'not-found' });
  },
  async readRevision({ companyId }, revision) {
    const read = service.company(companyId)?.history.read(revision);
    if (!read) return err({ kind: 'not-found' });
    const configuration = companyConfigurationOf({ ...read.document, revision: read.revision });
    return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
  },
});
