import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { withCreatedIds, type CreatedIds } from '../../domain/publishing/createdIds.ts';
import {
  attemptKey,
  withStepDone,
  withStepSkipped,
  type PublishAttempt,
} from '../../domain/publishing/process/publishAttempt.ts';
import { resumePlan } from '../../domain/publishing/process/resumePlan.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import { companyPathOf, type CompanyPath } from '../company/CompanyPath.ts';
import type { AddressFailure } from './PublishGate.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import { JournaledCalls } from './attempts/JournaledCalls.ts';
import type { PublishAttemptArchive } from './attempts/PublishAttemptArchive.ts';
import { openRequestOf } from './attempts/openRequestOf.ts';
import type { PublishGateway, PublishSummary } from './PublishGateway.ts';
import type { PublishStepRunner } from './PublishStepRunner.ts';

export type ReportStep = (step: PublishStep, state: 'running' | 'done' | 'skipped') => void;

export type PublishOutcome = Pick<PublishSummary, 'revision' | 'reverts'> & { readonly createdIds: CreatedIds };

/** Failure of a publish. `step` is absent if opening or completing failed, or if nothing was sent. */
export type PublishFailure = {
  readonly step?: PublishStep | undefined;
  readonly call?: string | undefined;
  readonly isUnsent?: true | undefined;
  readonly cause: PortFailure | AddressFailure;
};

/** Milliseconds after which a publish starts no further call. The next click on Publish continues it. */
const TIME_LIMIT = 300_000;

/** Sends an attempt step by step [PB-5], each call once. With publish sessions, the last call makes it live. */
export class PublishPendingChanges {
  readonly #publishes: PublishGateway;
  readonly #runners: readonly PublishStepRunner[];
  readonly #journal: PublishAttemptArchive;
  readonly #clock: Clock;

  constructor(
    publishes: PublishGateway,
    runners: readonly PublishStepRunner[],
    journal: PublishAttemptArchive,
    clock: Clock,
  ) {
    this.#publishes = publishes;
    this.#runners = runners;
    this.#journal = journal;
    this.#clock = clock;
  }

  async execute(
    attempt: PublishAttempt,
    published: PublishedCompany,
    progress: ReportStep,
  ): Promise<Result<PublishOutcome, PublishFailure>> {
    const { configuration, revision } = published;
    const company = companyPathOf(configuration);
    this.#journal.write(attempt);
    const openResult = revision === undefined ? ok(attempt) : await this.#open(attempt, company, revision);
    if (!openResult.ok) return openResult;
    const sent = await this.#runSteps(openResult.value, configuration, progress);
    if (!sent.ok) return sent;
    const completed = await this.#complete(sent.value, company);
    if (completed.ok) this.#journal.forget(attempt.companyId);
    return completed;
  }

  async #open(
    attempt: PublishAttempt,
    company: CompanyPath,
    revision: string,
  ): Promise<Result<PublishAttempt, PublishFailure>> {
    if (attempt.publishId !== undefined) return ok(attempt);
    const openResult = await this.#publishes.open(company, openRequestOf(attempt, revision));
    if (!openResult.ok) return err({ cause: openResult.error });
    const next = { ...attempt, publishId: openResult.value.publishId };
    this.#journal.write(next);
    return ok(next);
  }

  async #runSteps(
    attempt: PublishAttempt,
    base: CompanyConfiguration,
    progress: ReportStep,
  ): Promise<Result<PublishAttempt, PublishFailure>> {
    const end = this.#clock.now() + TIME_LIMIT;
    const hasTime = (): boolean => this.#clock.now() < end;
    let currentAttempt = attempt;
    for (const { step, changes } of resumePlan(attempt).left) {
      const runner = this.#runnerOf(step);
      const isSkipped = (await runner.isSkipped?.()) === true;
      if (!isSkipped) {
        progress(step, 'running');
        const calls = new JournaledCalls(currentAttempt, step, this.#journal, hasTime);
        const outcome = await runner.run(base, withCreatedIds(changes, calls.attempt.createdIds), calls);
        if (!outcome.ok) return err({ step, call: calls.failed, cause: outcome.error });
        currentAttempt = calls.attempt;
      }
      currentAttempt = isSkipped ? withStepSkipped(currentAttempt, step) : withStepDone(currentAttempt, step);
      this.#journal.write(currentAttempt);
      progress(step, isSkipped ? 'skipped' : 'done');
    }
    return ok(currentAttempt);
  }

  #runnerOf(step: PublishStep): PublishStepRunner {
    const runner = this.#runners.find((candidate) => candidate.step === step);
    // Throw, because a change without a runner would be lost but reported as published.
    if (!runner) throw new Error(`no runner for the publish step ${step}`);
    return runner;
  }

  async #complete(attempt: PublishAttempt, company: CompanyPath): Promise<Result<PublishOutcome, PublishFailure>> {
    const { publishId, createdIds = {} } = attempt;
    if (publishId === undefined) return ok({ createdIds });
    const completed = await this.#publishes.complete(company, publishId, attemptKey(attempt, 'complete'));
    if (!completed.ok) return err({ cause: completed.error });
    const { revision, reverts } = completed.value;
    return ok({ revision, reverts, createdIds });
  }
}
