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
    const publishes = this.#service.publishes(companyId, filter);
    if (!publishes.ok) return publishes;
    const start = cursor === undefined ? 0 : Number(cursor);
    const end = start + PAGE;
    return ok({
      publishes: publishes.value.slice(start, end).map(({ changes: _changes, ...record }): PublishRecord => record),
      nextCursor: end < publishes.value.length ? String(end) : undefined,
      people: cursor === undefined ? this.#service.publishers(companyId) : undefined,
    });
  }

  async read(
    { companyId }: CompanyPath,
    publishId: string,
  ): Promise<Result<PublishRecord & { readonly changes: readonly PendingChange[] }, PortFailure>> {
    const publishes = this.#service.publishes(companyId);
    if (!publishes.ok) return publishes;
    const publish = publishes.value.find((each) => each.publishId === publishId);
    return publish ? ok(publish) : err({ kind: 'not-found' });
  }

  async readRevision({ companyId }: CompanyPath, revision: string): Promise<Result<CompanyConfiguration, PortFailure>> {
    const read = this.#service.revision(companyId, revision);
    if (!read.ok) return read;
    const configuration = companyConfigurationOf(read.value);
    return configuration ? ok(configuration) : err({ kind: 'malformed', field: 'companyId' });
  }
}
