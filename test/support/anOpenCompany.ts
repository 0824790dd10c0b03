import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { inMemoryCompanyGateway } from '../../src/infrastructure/company/inMemoryCompanyGateway.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { aBrandingStore } from './aBrandingStore.ts';
import { changeRegistry, changeSubjects } from './changes.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';
import { aSample } from './samples/aSample.ts';

/** Opens a company with this published configuration and without pending changes. */
export function anOpenCompany(configuration: CompanyConfiguration) {
  const changes = new PendingChangesStore();
  const company = new CompanyStore(
    inMemoryCompanyGateway(new DemoService(aSample(), changeRegistry)),
    changes,
    changeSubjects,
    new ManualClock(),
    new RecordingAnalytics(),
    new RecordingErrorReporter(),
    aBrandingStore(),
  );
  company.adopt({ configuration });
  return { changes, company };
}
