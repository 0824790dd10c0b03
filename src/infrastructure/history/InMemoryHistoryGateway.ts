import type { HistoryGateway, PublishPage, PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import type { DemoService } from '../demo/DemoService.ts';

const PAGE = 25;

export class InMemoryHistoryGateway implements HistoryGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async list(
    { companyId }: CompanyPath,
    filter?: PublishFilter,
    cursor?: string,
  ): Promise<Result<PublishPage, PortFailure>> {
    const history = this.#service.company(companyId)?.history;
    if (!history) return err({ kind: 'not-found' });
    const publishes = history.records(filter);
    const start = cursor === undefined ? 0 : Number(cursor);
    const end = start + PAGE;
    return ok({
      publishes: publishes.slice(start, end).map(({ changes: _changes, ...record }): PublishRecord => record),
      nextCursor: end < publishes.length ? String(end) : undefined,
      people: cursor === undefined ? history.people : undefined,
    });
  }

  async read(
    { companyId }: CompanyPath,
    publishId: string,
  ): Promise<Result<PublishRecord & { readonly changes: readonly PendingChange[] }, PortFailure>> {
    const records = this.#service.company(companyId)?.history.records();
    const publish = records?.find((each) => each.publishId === publishId);
    return publish ? ok(publish) : err({ kind: 'not-found' });
  }

  async readRevision({ companyId }: CompanyPath, revision: string): Promise<Result<CompanyConfiguration, PortFailure>> {
    const read = this.#service.company(companyId)?.history.read(revision);
    if (!read) return err({ kind: 'not-found' });
    const configuration = companyConfigurationOf({ ...read.document, revision: read.revision });
    return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
  }
}
