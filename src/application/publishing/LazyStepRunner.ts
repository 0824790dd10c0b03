import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishStepRunner, StepCalls } from './PublishStepRunner.ts';

/** A step whose code is fetched when it is first taken: most publishes never need it. */
export class LazyStepRunner implements PublishStepRunner {
  readonly step: PublishStep;
  readonly #load: () => Promise<PublishStepRunner>;

  constructor(step: PublishStep, load: () => Promise<PublishStepRunner>) {
    this.step = step;
    this.#load = load;
  }

  /** Where the code cannot be fetched, running the step says so. */
  async isSkipped(): Promise<boolean> {
    const runner = await this.#load().catch(() => undefined);
    return (await runner?.isSkipped?.()) === true;
  }

  /** `unreachable` where the code cannot be fetched: nothing was sent. */
  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const runner = await this.#load().catch(() => undefined);
    return runner ? runner.run(base, changes, calls) : err({ kind: 'unreachable' });
  }
}
