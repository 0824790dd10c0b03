import { JournaledCalls } from '../../src/application/publishing/attempts/JournaledCalls.ts';
import { PublishAttemptArchive } from '../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import type { StepCalls } from '../../src/application/publishing/PublishStepRunner.ts';
import type { PublishAttempt } from '../../src/domain/publishing/process/publishAttempt.ts';
import type { PublishStep } from '../../src/domain/changes/changeType.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import type { Faults } from './fakes/Faults.ts';
import { changeSubjects } from './changes.ts';

const attempt: PublishAttempt = { attemptId: 'attempt-1', companyId: 'ACME', changes: [], done: [] };

/**
 * Calls of a publish step over an unreliable network. They are recorded like those of a publish. Faults and calls are
 * identified by the names of the step.
 */
export function stepCalls(step: PublishStep, faults: Faults): StepCalls {
  const journaled = new JournaledCalls(attempt, step, new PublishAttemptArchive(new InMemoryStorage(), changeSubjects));
  return {
    once: (name, send) => journaled.once(name, (write) => faults.around(name, write.idempotencyKey, () => send(write))),
    wasAnswered: (name) => journaled.wasAnswered(name),
    recordCreated: (temporaryId, id) => journaled.recordCreated(temporaryId, id),
    createdId: (temporaryId) => journaled.createdId(temporaryId),
  };
}
