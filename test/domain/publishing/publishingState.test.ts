import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasUnsavedChanges,
  isPublishing,
  nextPublishingState,
  publishNotice,
  type PublishingEvent,
  type PublishingState,
} from '../../../src/domain/publishing/publishingState.ts';

type State = PublishingState<string>;
const idle: State = { kind: 'no-changes' };
const running: State = { kind: 'publishing' };
const failed: State = { kind: 'publishing', failure: 'why' };
const published: State = { kind: 'published' };
const remembered: State = { kind: 'no-changes', failure: 'why' };

const started = { kind: 'started' } as const;
const succeeded = { kind: 'succeeded' } as const;
const failing = { kind: 'failed', failure: 'why' } as const;
const reset = { kind: 'reset' } as const;
const settled = (keepsFailure = false) => ({ kind: 'settled', keepsFailure }) as const;

describe('the state of publishing', () => {
  it.each<readonly [string, State, PublishingEvent<string>, State]>([
    ['a press publishes', idle, started, running],
    ['a success is published', running, succeeded, published],
    ['after the delay a success is no-changes', published, settled(), idle],
    ['a failure shows at once', running, failing, failed],
    ['after the delay a failure is forgotten', failed, settled(), idle],
    ['after the delay a failure may be kept', failed, settled(true), remembered],
    ['a failed publish can be tried again at once', failed, started, running],
    ['a kept failure is gone once it is tried again', remembered, started, running],
    ['an edit answers a kept failure', remembered, reset, idle],
  ])('%s [PB-1] [PB-6] [PB-7]', (_, state, event, next) => {
    expect(nextPublishingState(state, event)).toEqual(next);
  });

  it.each<readonly [State, PublishingEvent<string>]>([
    [running, started],
    [running, settled()],
    [running, reset],
    [published, started],
    [published, succeeded],
    [published, failing],
    [idle, succeeded],
    [idle, failing],
    [idle, settled()],
    [remembered, settled()],
    [failed, succeeded],
    [failed, failing],
  ])('%j stays as it is when %j happens [PB-1]', (state, event) => {
    expect(nextPublishingState(state, event)).toBe(state);
  });

  it('is one of three, and published never carries a failure, whatever happens in whatever order [PB-1]', () => {
    const event = fc.constantFrom<PublishingEvent<string>>(
      started,
      succeeded,
      failing,
      reset,
      settled(),
      settled(true),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: State = idle;
        for (const happened of events) {
          const before: State = state;
          state = nextPublishingState<string>(state, happened);
          expect(['no-changes', 'publishing', 'published']).toContain(state.kind);
          expect(state.kind === 'published' && 'failure' in state).toBe(false);
          const cameLive = state.kind === 'published' && before.kind !== 'published';
          expect(cameLive).toBe(isPublishing(before) && happened.kind === 'succeeded');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('what stands beside the publish button', () => {
  it('is unsaved while changes exist that are not published [PB-3]', () => {
    expect(hasUnsavedChanges(idle, 1)).toBe(true);
    expect(hasUnsavedChanges(running, 1)).toBe(true);
    expect(hasUnsavedChanges(published, 1)).toBe(false);
    expect(hasUnsavedChanges(idle, 0)).toBe(false);
  });

  it('is the failure before the unsaved message, and nothing without either [PB-4]', () => {
    expect(publishNotice(idle, 1)).toEqual({ kind: 'unsaved' });
    expect(publishNotice(failed, 1)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(remembered, 1)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(remembered, 0)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(idle, 0)).toBeUndefined();
    expect(publishNotice(published, 1)).toBeUndefined();
  });
});
