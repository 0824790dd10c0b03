import { ChangeSubjects } from '../../../src/application/changes/ChangeSubjects.ts';
import { ComparisonResource } from '../../../src/application/history/ComparisonResource.ts';
import { HistoryGateway } from '../../../src/application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../src/application/history/HistoryResource.ts';
import { ReadComparison } from '../../../src/application/history/ReadComparison.ts';
import { RestoreRevision } from '../../../src/application/history/RestoreRevision.ts';
import { UndoPublish } from '../../../src/application/history/UndoPublish.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import { inMemoryHistoryGateway } from '../../../src/infrastructure/history/inMemoryHistoryGateway.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { companyId } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import { openWorkspace, REFETCH_DELAY, type Environment } from '../../support/workspace.ts';

export const ACME = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };

/** A history gateway that records its requests, and that fails while `failure` is set. */
class WatchedHistory implements HistoryGateway {
  readonly asked: string[] = [];
  failure: PortFailure | undefined;
  readonly #inner: HistoryGateway;

  constructor(inner: HistoryGateway) {
    this.#inner = inner;
  }

  list(...request: Parameters<HistoryGateway['list']>) {
    return this.#answer(`list ${request[2] ?? ''}`.trim(), () => this.#inner.list(...request));
  }

  read(...request: Parameters<HistoryGateway['read']>) {
    return this.#answer('read', () => this.#inner.read(...request));
  }

  readRevision(...request: Parameters<HistoryGateway['readRevision']>) {
    return this.#answer(`revision ${request[1]}`, () => this.#inner.readRevision(...request));
  }

  async #answer<T>(question: string, ask: () => Promise<Result<T, PortFailure>>): Promise<Result<T, PortFailure>> {
    this.asked.push(question);
    return this.failure ? err(this.failure) : ask();
  }
}

export async function openHistory(environment: Environment) {
  const gateway = new WatchedHistory(inMemoryHistoryGateway(environment.service));
  const workspace = await openWorkspace(environment, {
    replace: (bind) => provide(bind, HistoryGateway, [], () => gateway),
  });
  const { services } = workspace;
  return {
    ...workspace,
    gateway,
    history: new HistoryResource(gateway),
    comparison: new ComparisonResource(new ReadComparison(gateway, services.get(ChangeSubjects))),
    restore: services.get(RestoreRevision),
    undoPublish: services.get(UndoPublish),
    /** Publishes and waits until the next publish can start. */
    publishNow: async () => {
      await workspace.publish();
      environment.clock.advance(REFETCH_DELAY);
      await settled();
    },
  };
}
