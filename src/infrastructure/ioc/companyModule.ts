import { ContainerModule } from 'inversify';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { provide } from './provide.ts';

export const companyModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    CompanyStore,
    [CompanyGateway, PendingChangesStore, Clock, Analytics],
    (gateway, changes, clock, analytics) => new CompanyStore(gateway, changes, clock, analytics),
  );
});
