import type { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import type { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { FetchAndRebase } from '../../application/publishing/FetchAndRebase.ts';
import type { PublishAttemptArchive } from '../../application/publishing/PublishAttemptArchive.ts';
import type { PublishAttempts } from '../../application/publishing/PublishAttempts.ts';
import type { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { PublishPendingChanges } from '../../application/publishing/PublishPendingChanges.ts';
import type { PublishStepRunner } from '../../application/publishing/PublishStepRunner.ts';
import type { PublishToken } from '../../application/publishing/PublishToken.ts';
import { ReportPublishFailure } from '../../application/publishing/ReportPublishFailure.ts';
import { RunPublish } from '../../application/publishing/RunPublish.ts';
import type { Analytics } from '../../application/shared/Analytics.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import type { AddressCheckStore } from '../../application/warehouses/AddressCheckStore.ts';
import type { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { CheckAddresses } from '../../application/warehouses/CheckAddresses.ts';

/** What runs a publish, with all that only a running publish needs. */
export const runPublish = (
  token: PublishToken,
  publishes: PublishGateway,
  steps: readonly PublishStepRunner[],
  archive: PublishAttemptArchive,
  clock: Clock,
  companies: CompanyGateway,
  subjects: ChangeSubjects,
  addressCheck: AddressCheckStore,
  addresses: AddressGateway,
  attempts: PublishAttempts,
  analytics: Analytics,
  reporter: ErrorReporter,
): RunPublish =>
  new RunPublish(
    new CheckAddresses(addressCheck, addresses, analytics, subjects),
    new PublishPendingChanges(publishes, steps, archive, clock),
    new FetchAndRebase(companies, publishes, subjects),
    attempts,
    token,
    new ReportPublishFailure(analytics, reporter),
  );
