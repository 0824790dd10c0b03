import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import { RestoreRevision } from '../../src/application/history/RestoreRevision.ts';
import { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import type { Clock } from '../../src/application/shared/Clock.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import type { SampleData } from '../../sample/SampleData.ts';
import { companyId as idOf } from '../support/samples/builders.ts';
import { signedInDemo } from '../support/signedInDemo.ts';
import type { RestoringPage } from './restoreRounds.ts';

/**
 * Opens the complete application for one company of the demo, without a browser. Timers run at once, because no user is
 * waiting.
 */
export async function openDemoPage(sample: SampleData, companyId: string): Promise<RestoringPage> {
  const clock: Clock = {
    now: () => Date.UTC(2026, 10, 20, 12),
    after: (_, callback) => {
      const timer = setImmediate(callback);
      return () => clearImmediate(timer);
    },
    every: () => () => undefined,
  };
  const services = await signedInDemo(sample, companyId, clock);
  const company = services.get(CompanyStore);
  await company.open(idOf(companyId));
  const publishing = services.get(PublishingStore);
  publishing.restore(companyId);
  const service = services.get(DemoService);
  return {
    company,
    publishing,
    changes: services.get(PendingChangesStore),
    restore: services.get(RestoreRevision),
    history: services.get(HistoryGateway),
    kept: async (revision) => {
      const read = service.company(companyId)?.history.read(revision);
      if (!read) throw new Error(`There is no ${revision}.`);
      return read.document;
    },
  };
}
