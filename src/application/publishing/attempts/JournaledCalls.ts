import {
  attemptKey,
  callOf,
  withAnswer,
  withCreated,
  type PublishAttempt,
} from '../../../domain/publishing/process/publishAttempt.ts';
import type { PublishStep } from '../../../domain/changes/changeType.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import type { WriteContext } from '../../company/CompanyGateway.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { StepCalls } from '../PublishStepRunner.ts';

/** Calls of one publish step. Each response is stored in the journal before the next call. */
export class JournaledCalls implements StepCalls {
  #attempt: PublishAttempt;
  readonly #step: PublishStep;
  readonly #journal: PublishAttemptArchive;
  readonly #hasTime: () => boolean;
  #failed: string | undefined;

  constructor(
    attempt: PublishAttempt,
    step: PublishStep,
    journal: PublishAttemptArchive,
    hasTime: () => boolean = () => true,
  ) {
    this.#attempt = attempt;
    this.#step = step;
    this.#journal = journal;
    this.#hasTime = hasTime;
  }

  get attempt(): PublishAttempt {
    return this.#attempt;
  }

  get failed(): string | undefined {
    return this.#failed;
  }

  /** A field rather than a method, because runners destructure it. */
  readonly once: StepCalls['once'] = async <Answer>(
    name: string,
    send: (write: WriteContext) => Promise<Result<Answer, PortFailure>>,
  ): Promise<Result<Answer, PortFailure>> => {
    const call = callOf(this.#step, name);
    const { answers = {}, publishId } = this.#attempt;
    // The type of the stored response is correct, because the same call stored it.
    if (Object.hasOwn(answers, call)) return ok(answers[call] as Answer);
    if (!this.#hasTime()) return err({ kind: 'timed-out' });
    const answer = await send({ idempotencyKey: attemptKey(this.#attempt, call), publishId });
    if (answer.ok) this.#write(withAnswer(this.#attempt, call, answer.value));
    else this.#failed = name;
    return answer;
  };

  wasAnswered(name: string): boolean {
    return Object.hasOwn(this.#attempt.answers ?? {}, callOf(this.#step, name));
  }

  recordCreated(temporaryId: string, id: string): void {
    if (this.createdId(temporaryId) !== id) this.#write(withCreated(this.#attempt, temporaryId, id));
  }

  createdId(temporaryId: string): string | undefined {
    const { createdIds = {} } = this.#attempt;
    return Object.hasOwn(createdIds, temporaryId) ? createdIds[temporaryId] : undefined;
  }

  #write(attempt: PublishAttempt): void {
    this.#attempt = attempt;
    this.#journal.write(attempt);
  }
}
