import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/**
 * How a step makes its calls. Each has a name of its own within the step, from which its key is made; what was answered
 * is written down, so that a step that is run again sends only what has no answer yet.
 */
export interface StepCalls {
  /** Sends a call unless it was answered before. `Answer` is JSON-like, for it is written down. */
  once<Answer>(
    name: string,
    send: (write: WriteContext) => Promise<Result<Answer, PortFailure>>,
  ): Promise<Result<Answer, PortFailure>>;
  /** Whether a call was answered, in this run of the step or in an earlier one. */
  wasAnswered(name: string): boolean;
  /** Writes down what the service calls what the page had made an id for; later steps and the page go by it. */
  recordCreated(pageMadeId: string, id: string): void;
  /** The service's id of what was created under a page-made one; `undefined` where nothing was. */
  createdId(pageMadeId: string): string | undefined;
}

/** Sends one step's changes. A runner may be run again after a failure: its calls are sent once each. */
export interface PublishStepRunner {
  readonly step: PublishStep;
  /** True where the owner does without this step: its changes are taken for published although nothing is sent. */
  isSkipped?(): boolean | Promise<boolean>;
  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>>;
}

/** One runner for each step that a page of the product can make changes for. */
export const PublishStepRunners = portToken<readonly PublishStepRunner[]>('PublishStepRunners');
