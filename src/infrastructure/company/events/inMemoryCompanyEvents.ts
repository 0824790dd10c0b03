import type { CompanyEvents } from '../../../application/company/events/CompanyEvents.ts';
import type { DemoService } from '../../demo/DemoService.ts';

export const inMemoryCompanyEvents = (service: DemoService): CompanyEvents => ({
  subscribe({ companyId }, { since, onEvent, connection }) {
    const { userId, signals } = service;
    const tellPublished = (): void => {
      const revision = since();
      const published =
        revision === undefined ? [] : (service.company(companyId)?.history.since(revision, userId) ?? []);
      for (const news of published) onEvent({ kind: 'published', news });
    };
    const stop = signals.watch(companyId, (signal) => {
      if (signal.kind === 'published') tellPublished();
      else if (signal.userId === userId) onEvent({ kind: 'draft', revision: signal.revision });
    });
    connection('live');
    tellPublished();
    return stop;
  },
});
