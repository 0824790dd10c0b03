import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyModule(bind: Bind): void {
  provideClass(bind, CompanyStore, [
    CompanyGateway,
    PendingChangesStore,
    ChangeSubjects,
    Clock,
    Analytics,
    ErrorReporter,
    BrandingStore,
  ]);
}
