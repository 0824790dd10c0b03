import type { PublishAttempt } from './publishAttempt.ts';
import type { PublishingState } from './publishingState.ts';
import type { PublishReceipt } from './publishReceipt.ts';
import type { PublishStep } from '../../changes/changeType.ts';
import { progressOf, withStepState, type StepProgress, type StepState } from './stepProgress.ts';

type Steps = readonly StepProgress[];
type InStep = { readonly step?: PublishStep | undefined };

/** State of publishing. `isSettled` becomes true after a delay. A stopped attempt can be resumed even later. */
export type PublishProcess<Failure extends InStep, Conflict> =
  /** `failure` is the failure that the user dismissed. It is lost on reload. */
  | { readonly kind: 'idle'; readonly stopped: PublishAttempt | undefined; readonly failure?: Failure | undefined }
  | { readonly kind: 'running'; readonly attempt: PublishAttempt; readonly steps: Steps }
  /** The receipt is shown until it is dismissed or the next publish starts. */
  | { readonly kind: 'live'; readonly receipt: PublishReceipt; readonly steps: Steps; readonly isSettled: boolean }
  /** The failure is shown until the user dismisses it. Without `keepsMessage`, the button's message disappears. */
  | {
      readonly kind: 'stopped';
      readonly stopped: PublishAttempt;
      readonly failure: Failure;
      readonly keepsMessage: boolean;
      readonly steps: Steps;
      readonly isSettled: boolean;
    }
  /** Another user published first. The publish of `stopped` may still be open on the service. */
  | { readonly kind: 'conflict'; readonly conflict: Conflict; readonly stopped: PublishAttempt | undefined };

export type PublishEvent<Failure extends InStep, Conflict> =
  | { readonly kind: 'started'; readonly attempt: PublishAttempt }
  | {
      readonly kind: 'step-reported';
      readonly attempt: PublishAttempt;
      readonly step: PublishStep;
      readonly state: StepState;
    }
  | { readonly kind: 'went-live'; readonly attempt: PublishAttempt; readonly receipt: PublishReceipt }
  /** `stopped` is this attempt, or an earlier attempt whose open publish blocked it. */
  | {
      readonly kind: 'stopped';
      readonly attempt: PublishAttempt;
      readonly stopped: PublishAttempt;
      readonly failure: Failure;
      readonly keepsMessage: boolean;
    }
  /** `attempt` is absent if the conflict was found before the first call. */
  | {
      readonly kind: 'conflict-found';
      readonly attempt?: PublishAttempt | undefined;
      readonly conflict: Conflict;
      readonly stopped: PublishAttempt | undefined;
    }
  | { readonly kind: 'conflict-decided' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'given-up'; readonly attempt: PublishAttempt; readonly failure?: Failure | undefined }
  /** The user closed a message, a receipt or an undecided conflict. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'reset' };

/** State after an event. Events that do not apply are ignored. `now` is in milliseconds since 1970. */
export function nextPublishProcess<Failure extends InStep, Conflict>(
  process: PublishProcess<Failure, Conflict>,
  event: PublishEvent<Failure, Conflict>,
  now: number,
): PublishProcess<Failure, Conflict> {
  const isRunning = process.kind === 'running';
  switch (event.kind) {
    case 'started':
      if (isRunning || (process.kind === 'live' && !process.isSettled)) return process;
      return { kind: 'running', attempt: event.attempt, steps: progressOf(event.attempt) };
    case 'step-reported':
      if (!isRunning || !isAwaited(process, event)) return process;
      return { ...process, steps: withStepState(process.steps, event.step, event.state, now) };
    case 'went-live':
      if (!isAwaited(process, event)) return process;
      return { kind: 'live', receipt: event.receipt, steps: stepsOf(process), isSettled: false };
    case 'stopped': {
      if (!isAwaited(process, event)) return process;
      const { stopped, failure, keepsMessage } = event;
      const steps = failure.step ? withStepState(stepsOf(process), failure.step, 'failed', now) : stepsOf(process);
      return { kind: 'stopped', stopped, failure, keepsMessage, steps, isSettled: false };
    }
    case 'conflict-found':
      if (!isAwaited(process, event)) return process;
      return { kind: 'conflict', conflict: event.conflict, stopped: event.stopped };
    case 'conflict-decided':
      return process.kind === 'conflict' ? { kind: 'idle', stopped: process.stopped } : process;
    case 'settled':
      return process.kind === 'live' || process.kind === 'stopped' ? { ...process, isSettled: true } : process;
    case 'given-up':
      return stoppedOf(process) === event.attempt ? afterGiveUp(process, event.attempt, event.failure) : process;
    case 'dismissed': {
      if (isRunning) return process;
      const stopped = stoppedOf(process);
      return stopped?.isUnsent
        ? { kind: 'idle', stopped: undefined }
        : { kind: 'idle', stopped, failure: failureOf(process) };
    }
    case 'reset':
      return isRunning ? process : { kind: 'idle', stopped: undefined };
  }
}

const isAwaited = (
  process: PublishProcess<InStep, unknown>,
  { attempt }: { readonly attempt?: PublishAttempt | undefined },
): boolean => process.kind !== 'running' || process.attempt.attemptId === attempt?.attemptId;

function afterGiveUp<Failure extends InStep, Conflict>(
  process: PublishProcess<Failure, Conflict>,
  stopped: PublishAttempt,
  failure: Failure | undefined,
): PublishProcess<Failure, Conflict> {
  if (process.kind === 'conflict') return failure ? process : { ...process, stopped: undefined };
  if (!failure) return { kind: 'idle', stopped: undefined };
  if (process.kind === 'stopped') return { ...process, failure };
  return { kind: 'stopped', stopped, failure, keepsMessage: false, steps: stepsOf(process), isSettled: true };
}

export const stoppedOf = (process: PublishProcess<InStep, unknown>): PublishAttempt | undefined =>
  process.kind === 'running' || process.kind === 'live' ? undefined : process.stopped;

export const failureOf = <Failure extends InStep>(process: PublishProcess<Failure, unknown>): Failure | undefined =>
  process.kind === 'stopped' || process.kind === 'idle' ? process.failure : undefined;

const noSteps: Steps = [];

export function stepsOf(process: PublishProcess<InStep, unknown>): Steps {
  if (process.kind !== 'idle' && process.kind !== 'conflict') return process.steps;
  return process.stopped ? progressOf(process.stopped) : noSteps;
}

export function publishingStateOf<Failure extends InStep>(
  process: PublishProcess<Failure, unknown>,
): PublishingState<Failure> {
  switch (process.kind) {
    case 'idle':
    case 'conflict':
      return { kind: 'no-changes' };
    case 'running':
      return { kind: 'publishing' };
    case 'live':
      return { kind: process.isSettled ? 'no-changes' : 'published' };
    case 'stopped': {
      const { failure, isSettled, keepsMessage } = process;
      if (!isSettled) return { kind: 'publishing', failure };
      return keepsMessage ? { kind: 'no-changes', failure } : { kind: 'no-changes' };
    }
  }
}
