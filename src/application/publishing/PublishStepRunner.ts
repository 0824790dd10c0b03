import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Calls of a step. A call's name is unique in the step, because its key is derived from the name. */
export interface StepCalls {
  /** Sends a call, or returns its stored response if it has one. `Answer` must be serializable as JSON. */
  once<Answer>(
    name: string,
    send: (write: WriteContext) => Promise<Result<Answer, PortFailure>>,
  ): Promise<Result<Answer, PortFailure>>;
  wasAnswered(name: string): boolean;
  recordCreated(temporaryId: string, id: string): void;
  createdId(temporaryId: string): string | undefined;
}

/** Sends the changes of one publish step. It may run again after a failure. */
export interface PublishStepRunner {
  readonly step: PublishStep;
  /** Returns true if the owner skips this step. Its changes then count as published. */
  isSkipped?(): boolean | Promise<boolean>;
  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>>;
}

export const PublishStepRunners = portToken<readonly PublishStepRunner[]>('PublishStepRunners');
