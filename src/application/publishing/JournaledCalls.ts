import {
  attemptKey,
  callOf,
  withAnswer,
  withCreated,
  type PublishAttempt,
} from '../../domain/publishing/publishAttempt.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { StepCalls } from './PublishStepRunner.ts';

/** The calls of one step of an attempt, each answer written down before the next is made. */
export class JournaledCalls implements StepCalls {
  #attempt: PublishAttempt;
  readonly #step: PublishStep;
  readonly #journal: PublishAttemptArchive;
  readonly #hasTime: () => boolean;
  #failed: string | undefined;

  /** @param hasTime whether the publish as a whole may still begin a call */
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

  /** The attempt as far as it got. */
  get attempt(): PublishAttempt {
    return this.#attempt;
  }

  /** The name of the call that failed last, if one did. */
  get failed(): string | undefined {
    return this.#failed;
  }

  /** A field, for runners take it out of its object. */
  readonly once: StepCalls['once'] = async <Answer>(
    name: string,
    send: (write: WriteContext) => Promise<Result<Answer, PortFailure>>,
  ): Promise<Result<Answer, PortFailure>> => {
    const call = callOf(this.#step, name);
    const { answers = {}, publishId } = this.#attempt;
    // Written down by this very call, so it has this call's shape.
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

  recordCreated(pageMadeId: string, id: string): void {
    if (this.createdId(pageMadeId) !== id) this.#write(withCreated(this.#attempt, pageMadeId, id));
  }

  createdId(pageMadeId: string): string | undefined {
    const { createdIds = {} } = this.#attempt;
    return Object.hasOwn(createdIds, pageMadeId) ? createdIds[pageMadeId] : undefined;
  }

  #write(attempt: PublishAttempt): void {
    this.#attempt = attempt;
    this.#journal.write(attempt);
  }
}
