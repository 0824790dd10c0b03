import { describe, expect, it } from 'vitest';
import {
  hasUnsavedChanges,
  publishNotice,
  type PublishingState,
} from '../../../src/domain/publishing/process/publishingState.ts';

type State = PublishingState<string>;
const idle: State = { kind: 'no-changes' };
const running: State = { kind: 'publishing' };
const failed: State = { kind: 'publishing', failure: 'why' };
const published: State = { kind: 'published' };
const remembered: State = { kind: 'no-changes', failure: 'why' };

describe('the notice next to the publish button', () => {
  it('is "unsaved" while there are pending changes, but not right after a publish [PB-3]', () => {
    expect(hasUnsavedChanges(idle, 1)).toBe(true);
    expect(hasUnsavedChanges(running, 1)).toBe(true);
    expect(hasUnsavedChanges(published, 1)).toBe(false);
    expect(hasUnsavedChanges(idle, 0)).toBe(false);
  });

  it('shows the failure of the last publish, even if there are pending changes [PB-4]', () => {
    expect(publishNotice(idle, 1)).toEqual({ kind: 'unsaved' });
    expect(publishNotice(failed, 1)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(remembered, 1)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(remembered, 0)).toEqual({ kind: 'failure', failure: 'why' });
    expect(publishNotice(idle, 0)).toBeUndefined();
    expect(publishNotice(published, 1)).toBeUndefined();
  });
});
