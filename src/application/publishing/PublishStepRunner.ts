import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishStep } from '../../domain/publishing/publishStep.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Sends one step's changes. A runner may be run again after a failure: the same key changes nothing twice. */
export interface PublishStepRunner {
  readonly step: PublishStep;
  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}

/** One runner for each step that a page of the product can make changes for. */
export const PublishStepRunners = portToken<readonly PublishStepRunner[]>('PublishStepRunners');
