import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishAttempt } from '../../../src/domain/publishing/process/publishAttempt.ts';
import { isPublishing, type PublishingState } from '../../../src/domain/publishing/process/publishingState.ts';
import {
  failureOf,
  nextPublishProcess,
  publishingStateOf,
  stepsOf,
  stoppedOf,
  type PublishEvent,
  type PublishProcess,
} from '../../../src/domain/publishing/process/publishProcess.ts';
import { receiptOf } from '../../../src/domain/publishing/process/publishReceipt.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

type Failure = { readonly step?: 'company'; readonly why: string };
type Process = PublishProcess<Failure, string>;
type Event = PublishEvent<Failure, string>;

const anAttempt = (attemptId: string): PublishAttempt => ({
  attemptId,
  companyId: 'ACME',
  changes: [{ type: 'COMPANY', key: 'returnReasons.enabled', value: false }],
  done: [],
});
const mine = anAttempt('mine');
const other = anAttempt('other');
const receipt = receiptOf(mine, aCompanyConfiguration(), { revision: '"r2"' });
const failure: Failure = { step: 'company', why: 'refused' };
const NOW = 1000;

const next = (process: Process, ...events: readonly Event[]): Process =>
  events.reduce<Process>((current, event) => nextPublishProcess(current, event, NOW), process);

const started: Event = { kind: 'started', attempt: mine };
const wentLive: Event = { kind: 'went-live', attempt: mine, receipt };
const stopping: Event = { kind: 'stopped', attempt: mine, stopped: mine, failure, keepsMessage: false };
const stoppingForGood: Event = { ...stopping, keepsMessage: true };
const conflicting: Event = { kind: 'conflict-found', attempt: mine, conflict: 'theirs', stopped: undefined };
const settling: Event = { kind: 'settled' };
const dismissed: Event = { kind: 'dismissed' };
const reset: Event = { kind: 'reset' };
const givenUp: Event = { kind: 'given-up', attempt: mine };

const idle: Process = { kind: 'idle', stopped: undefined };
const running = next(idle, started);
const live = next(running, wentLive);
const stopped = next(running, stopping);
const conflict = next(running, conflicting);

describe('the state of the publish button', () => {
  const noChanges: PublishingState<Failure> = { kind: 'no-changes' };
  const publishing: PublishingState<Failure> = { kind: 'publishing' };

  it.each<readonly [string, Process, readonly Event[], PublishingState<Failure>]>([
    ['a click starts publishing', idle, [started], publishing],
    ['a success shows "published"', running, [wentLive], { kind: 'published' }],
    ['after the delay a success returns to no changes', live, [settling], noChanges],
    ['a failure is shown at once', running, [stopping], { kind: 'publishing', failure }],
    ['after the delay a failure is forgotten', stopped, [settling], noChanges],
    ['after the delay a failure may be kept', running, [stoppingForGood, settling], { kind: 'no-changes', failure }],
    ['a failed publish can be retried at once', stopped, [started], publishing],
    ['a kept failure is removed by a retry', running, [stoppingForGood, settling, started], publishing],
    ['a kept failure is removed by an edit', running, [stoppingForGood, settling, dismissed], noChanges],
    ['another user’s publish is neither a success nor a failure', running, [conflicting], noChanges],
  ])('%s [PB-1] [PB-6] [PB-7]', (_, process, events, state) => {
    expect(publishingStateOf(next(process, ...events))).toEqual(state);
  });

  it.each<readonly [string, Process, Event]>([
    ['running', running, started],
    ['running', running, settling],
    ['running', running, dismissed],
    ['running', running, reset],
    ['running', running, { ...wentLive, attempt: other }],
    ['running', running, { ...stopping, attempt: other }],
    ['running', running, { ...conflicting, attempt: undefined }],
    ['running', running, { kind: 'step-reported', attempt: other, step: 'company', state: 'running' }],
    ['live', live, started],
    ['live', live, { kind: 'conflict-decided' }],
    ['idle', idle, settling],
    ['idle', idle, { kind: 'step-reported', attempt: mine, step: 'company', state: 'running' }],
    ['stopped', stopped, { ...givenUp, attempt: other }],
  ])('does not change if the publish process is %s and the event %o occurs [PB-1]', (_, process, event) => {
    expect(next(process, event)).toBe(process);
  });
});

describe('the steps of a publish attempt', () => {
  it('have the states that the publish reported, including the failed step [PB-13]', () => {
    const report: Event = { kind: 'step-reported', attempt: mine, step: 'company', state: 'running' };
    expect(stepsOf(running)).toMatchObject([{ step: 'company', state: 'waiting' }]);
    const reported = next(running, report);
    expect(stepsOf(reported)).toMatchObject([{ step: 'company', state: 'running', startedAt: NOW }]);
    expect(stepsOf(nextPublishProcess(reported, stopping, NOW + 40))).toMatchObject([{ state: 'failed', elapsed: 40 }]);
    expect(stepsOf(idle)).toEqual([]);
  });
});

describe('a stopped publish attempt', () => {
  it('can be continued after the user dismissed its message, and its failure reason remains if something was sent [PB-13]', () => {
    expect(next(stopped, dismissed)).toEqual({ kind: 'idle', stopped: mine, failure: stopping.failure });
    expect(failureOf(next(stopped, dismissed, dismissed))).toEqual(stopping.failure);
    expect(failureOf(next(stopped, givenUp))).toBeUndefined();
    const unsent = { ...mine, isUnsent: true } as const;
    expect(next(running, { ...stopping, stopped: unsent }, dismissed)).toEqual(idle);
  });

  it('is removed once the user has cancelled it, even if the user dismissed its message before [PB-14]', () => {
    expect(next(stopped, givenUp)).toEqual(idle);
    expect(next(stopped, dismissed, givenUp)).toEqual(idle);
    const open: Event = { ...conflicting, stopped: mine };
    expect(next(running, open, givenUp)).toEqual(conflict);
  });

  it('remains with the reason of the failure if cancelling it failed, but shows no message next to the publish button [PB-14]', () => {
    const failedCancel: Event = { ...givenUp, failure: { why: 'offline' } };
    const remaining = next(stopped, dismissed, failedCancel);
    expect(remaining).toMatchObject({ kind: 'stopped', stopped: mine, failure: { why: 'offline' } });
    expect(publishingStateOf(remaining)).toEqual({ kind: 'no-changes' });
    expect(next(stopped, failedCancel)).toMatchObject({ failure: { why: 'offline' }, isSettled: false });
  });

  it('that was restored after a reload shows its steps without a reason, and can be continued [PB-13]', () => {
    const interrupted: Process = { kind: 'idle', stopped: mine };
    expect(stoppedOf(interrupted)).toBe(mine);
    expect(stepsOf(interrupted)).toMatchObject([{ step: 'company', state: 'waiting' }]);
    expect(next(interrupted, started)).toEqual(running);
  });

  it('with a conflict can be continued once the user has resolved the conflict [PB-15]', () => {
    const decided = next(running, { ...conflicting, stopped: mine }, { kind: 'conflict-decided' });
    expect(decided).toEqual({ kind: 'idle', stopped: mine });
    expect(next(conflict, { kind: 'conflict-decided' })).toEqual(idle);
  });
});

describe('a publish process after any sequence of events', () => {
  const attempts = fc.constantFrom(mine, other);
  const events = fc.oneof<fc.Arbitrary<Event>[]>(
    fc.constantFrom<Event>(settling, dismissed, reset, { kind: 'conflict-decided' }),
    fc.record({ kind: fc.constant('started'), attempt: attempts }),
    fc.record({ kind: fc.constant('went-live'), attempt: attempts, receipt: fc.constant(receipt) }),
    attempts.chain((attempt) =>
      fc.record({
        kind: fc.constant('stopped'),
        attempt: fc.constant(attempt),
        stopped: fc.constantFrom(attempt, { ...attempt, isUnsent: true as const }),
        failure: fc.constant(failure),
        keepsMessage: fc.boolean(),
      }),
    ),
    fc.record({
      kind: fc.constant('conflict-found'),
      attempt: fc.option(attempts, { nil: undefined }),
      conflict: fc.constant('theirs'),
      stopped: fc.option(attempts, { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant('given-up'),
      attempt: attempts,
      failure: fc.option(fc.constant(failure), { nil: undefined }),
    }),
  );

  it('shows no failure after a successful publish, and ends a running attempt only on an event of the same attempt [PB-1]', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
        let process: Process = idle;
        for (const event of sequence) {
          const before: Process = process;
          process = next(before, event);
          const state = publishingStateOf(process);
          expect(state.kind === 'published' && 'failure' in state).toBe(false);
          const cameLive = state.kind === 'published' && publishingStateOf(before).kind !== 'published';
          if (cameLive) expect(event.kind).toBe('went-live');
          if (before.kind === 'running' && process !== before)
            expect('attempt' in event && event.attempt).toMatchObject({ attemptId: before.attempt.attemptId });
          if (isPublishing(state) || state.kind === 'published') expect(stoppedOf(process)).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});
