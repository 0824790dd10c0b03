import type {
  CompanyEvents,
  EventsSubscriber,
  FollowedPath,
} from '../../../application/company/events/CompanyEvents.ts';
import type { DemoService } from '../../demo/DemoService.ts';

export class InMemoryCompanyEvents implements CompanyEvents {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  subscribe({ companyId }: FollowedPath, { since, onEvent, connection }: EventsSubscriber): () => void {
    const { userId, signals } = this.#service;
    const tellPublished = (): void => {
      const revision = since();
      const published =
        revision === undefined ? [] : (this.#service.company(companyId)?.history.since(revision, userId) ?? []);
      for (const news of published) onEvent({ kind: 'published', news });
    };
    const stop = signals.watch(companyId, (signal) => {
      if (signal.kind === 'published') tellPublished();
      else if (signal.userId === userId) onEvent({ kind: 'draft', revision: signal.revision });
    });
    connection('live');
    tellPublished();
    return stop;
  }
}
