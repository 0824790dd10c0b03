import { describe, expect, it } from 'vitest';
import { emptyHistory, recordStep } from '../../../../src/domain/changes/changeHistory.ts';
import { stepForEdits } from '../../../../src/domain/changes/changeStep.ts';
import { noDraft, type Draft } from '../../../../src/domain/changes/drafts/draft.ts';
import {
  newDraftProcess,
  nextDraftProcess,
  unsentOf,
  type DraftEffect,
  type DraftEvent,
  type DraftProcess,
} from '../../../../src/domain/changes/drafts/draftProcess.ts';
import type { TabContent } from '../../../../src/domain/changes/drafts/mergeStoredDraft.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { saveReason } from '../../../../src/domain/return-reasons/reasonEdits.ts';
import { changeRegistry } from '../../../support/changes.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../../support/samples/builders.ts';

const published = aCompanyConfiguration();

const aChange = (code: string, description: string): PendingChange =>
  saveReason(aReturnReasons(), aReason({ code, description }));
const mine = aChange('SIZE', 'Mine');
const reworded = aChange('SIZE', 'Reworded');
const OTHER = aChange('MIND', 'Other').key;

/** One browser tab with its content, and the effects of the latest event. */
class Tab {
  process: DraftProcess = newDraftProcess;
  content: TabContent = { changes: new Map(), history: emptyHistory, note: '', conflicts: [] };
  effects: readonly DraftEffect[] = [];
  #keys = 0;

  take(event: DraftEvent): this {
    this.#keys += 1;
    const context = { registry: changeRegistry, content: this.content, published, key: `key-${this.#keys}` };
    const next = nextDraftProcess(this.process, event, context);
    this.process = next.process;
    this.effects = next.effects;
    for (const effect of next.effects) if (effect.kind === 'show') this.content = effect.content;
    return this;
  }

  edit(...changes: readonly PendingChange[]): this {
    const step = stepForEdits(this.content.changes, changes);
    const edited = new Map([...this.content.changes, ...changes.map((change) => [change.key, change] as const)]);
    this.content = { ...this.content, changes: edited, history: recordStep(this.content.history, step) };
    return this.take({ kind: 'edited' });
  }

  effect<Kind extends DraftEffect['kind']>(kind: Kind) {
    return this.effects.find((effect): effect is Extract<DraftEffect, { kind: Kind }> => effect.kind === kind);
  }

  get kinds(): readonly string[] {
    return this.effects.map(({ kind }) => kind);
  }
}

const aDraft = (revision: string, ...changes: readonly PendingChange[]): Draft => ({ ...noDraft, revision, changes });
const opened = (draft: Draft | undefined = noDraft): Tab =>
  new Tab().take({ kind: 'opened', draft, unsent: { rows: [] } });
const due: DraftEvent = { kind: 'due' };
const flush: DraftEvent = { kind: 'flush-requested' };
const failed: DraftEvent = { kind: 'failed', reason: 'temporary' };
const stored = (revision: string): DraftEvent => ({ kind: 'stored', revision });
const announced = (revision: string): DraftEvent => ({ kind: 'announced', revision });

describe('an unsent edit', () => {
  it('is stored in the browser at once and sent after half a second, even if later edits follow [PC-8] [PC-9]', () => {
    const tab = opened().edit(mine);
    expect(tab.effects).toEqual([{ kind: 'archive' }, { kind: 'wait', milliseconds: 500 }]);
    expect(tab.edit(reworded).kinds).toEqual(['archive']);
    expect(tab.take(due).effect('write')?.sending).toMatchObject({ revision: noDraft.revision, key: 'key-4' });
    expect(tab.take(stored('"d1"')).kinds).toEqual(['announce', 'archive', 'end-flush']);
  });

  it('is sent at once if no change is left, so that the draft is deleted right after a publish [PC-9]', () => {
    const tab = opened(aDraft('"d1"', mine));
    tab.content = { ...tab.content, changes: new Map() };
    expect(tab.take({ kind: 'edited' }).effect('wait')).toEqual({ kind: 'wait', milliseconds: 0 });
  });

  it('is sent after the response of the request in flight, so that no two requests run at the same time [PC-9]', () => {
    const tab = opened().edit(mine).take(due);
    expect(tab.edit(aChange('MIND', 'A')).kinds).toEqual(['archive']);
    expect(tab.take(flush).effects).toEqual([]);
    tab.take(stored('"d1"'));
    expect([...(tab.effect('write')?.sending.changes.keys() ?? [])]).toEqual([mine.key, OTHER]);
    expect(tab.take(stored('"d2"')).effect('end-flush')).toEqual({ kind: 'end-flush', isStored: true });
  });
});

describe('a failed draft request', () => {
  it('is repeated with the same key and content, after a delay that doubles up to a minute [PC-9] [PB-14]', () => {
    const tab = opened().edit(mine).take(due);
    const sending = tab.effect('write')?.sending;
    const delays: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      tab.take(failed);
      delays.push(tab.effect('wait')?.milliseconds);
      tab.edit(aChange('MIND', `${round}`));
      expect(tab.take(due).effect('write')?.sending).toBe(sending);
    }
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    tab.take({ ...failed, retryAfterMs: 700 });
    expect(tab.effect('wait')).toEqual({ kind: 'wait', milliseconds: 700 });
  });

  it('is repeated when the browser is online again, but a tab without a failed request then sends nothing [PC-9]', () => {
    const tab = opened().edit(mine).take(due).take(failed);
    expect(tab.effect('end-flush')).toEqual({ kind: 'end-flush', isStored: false });
    expect(tab.take({ kind: 'back-online' }).kinds).toEqual(['write']);
    expect(opened().take({ kind: 'back-online' }).effects).toEqual([]);
  });

  it('adds its content to the possible bases of later edits, because the service may have stored that content [PC-9]', () => {
    const tab = opened().edit(mine).take(due).take(failed);
    tab.edit(reworded);
    expect(unsentOf(tab.process, tab.content).rows).toMatchObject([{ change: reworded, bases: [undefined, mine] }]);
  });

  it('is repeated only after the next edit if the service refused the content or the user lost access [PC-9]', () => {
    for (const reason of ['refused', 'ended'] as const) {
      const tab = opened().edit(mine).take(due);
      expect(tab.take({ kind: 'failed', reason }).kinds).toEqual(['archive', 'end-flush']);
      expect(tab.process.isRefused).toBe(reason === 'refused');
      expect(tab.edit(aChange('MIND', 'A')).effect('wait')).toEqual({ kind: 'wait', milliseconds: 500 });
      expect(tab.process.isRefused).toBe(false);
    }
  });
});

describe('a draft that another tab or device stored', () => {
  const theirs = aChange('MIND', 'Theirs');

  it('is merged with the unsent edits after a 412 response, and the result is sent [PC-9]', () => {
    const tab = opened()
      .edit(mine)
      .take(due)
      .take({ kind: 'received', draft: aDraft('"d7"', theirs) });
    expect(tab.kinds).toEqual(['show', 'archive', 'write']);
    expect([...tab.content.changes.keys()]).toEqual([OTHER, mine.key]);
    expect(tab.effect('write')?.sending).toMatchObject({ revision: '"d7"' });
  });

  it('is read from the service as soon as the service announces it, or after the request in flight [PC-9]', () => {
    const tab = opened();
    expect(tab.take(announced('"d7"')).kinds).toEqual(['read']);
    expect(tab.take(announced('"d8"')).effects).toEqual([]);
    // Draft d8 was announced during the read of d7, so it may be newer.
    expect(tab.take({ kind: 'received', draft: aDraft('"d7"', theirs) }).kinds).toEqual(['show', 'archive', 'read']);
    expect(tab.take({ kind: 'received', draft: aDraft('"d8"', theirs) }).kinds).toEqual([
      'show',
      'archive',
      'end-flush',
    ]);
    expect(tab.take(announced('"d7"')).effects).toEqual([]);
  });

  it('is read only after an unanswered write is repeated, because that write may have created the announced draft [PC-9]', () => {
    const tab = opened().edit(mine).take(due).take(failed);
    expect(tab.take(announced('"d1"')).kinds).toEqual(['write']);
    expect(tab.take(stored('"d1"')).kinds).toEqual(['announce', 'archive', 'end-flush']);
  });

  it('is read from the service again if the first request for the draft failed [PC-9]', () => {
    const tab = opened().take(announced('"d7"')).take(failed);
    expect(tab.take(due).kinds).toEqual(['read']);
  });

  it('is not read if this tab stored the announced revision, unless the announced draft is empty, because the revision of an empty draft can recur [PC-9]', () => {
    const tab = opened().edit(mine).take(due).take(stored('"d1"'));
    tab.edit(reworded).take(due).take(stored('"d2"'));
    expect(tab.take(announced('"d1"')).effects).toEqual([]);
    expect(tab.take(announced(noDraft.revision)).kinds).toEqual(['read']);
  });

  it('causes the tab to read the company again if the draft lacks a change, because that change was probably published [PC-9] [PB-15]', () => {
    const tab = opened(aDraft('"d1"', mine)).take(announced('"d2"'));
    expect(tab.take({ kind: 'received', draft: aDraft('"d2"') }).kinds).toContain('refetch-company');
  });
});

describe('the draft process when a company is opened', () => {
  const rows = [{ key: mine.key, change: mine, bases: [undefined] }];

  it('merges the unsent edits of an earlier page load with the draft [PC-8] [PC-9]', () => {
    const draft = aDraft('"d1"', aChange('MIND', 'Theirs'));
    const tab = new Tab().take({ kind: 'opened', draft, unsent: { rows, note: 'Mine' } });
    expect(tab.effects).toMatchObject([{ kind: 'show', isFirst: true, content: { note: 'Mine' } }]);
    expect([...tab.content.changes.keys()]).toEqual([OTHER, mine.key]);
    expect(tab.take({ kind: 'edited' }).effect('wait')).toEqual({ kind: 'wait', milliseconds: 500 });
  });

  it('shows unsent edits at once if the draft was not read in time, and reads the draft before it sends anything [PC-9]', () => {
    const tab = new Tab().take({ kind: 'opened', draft: undefined, unsent: { rows } });
    expect(tab.kinds).toEqual(['show', 'read']);
    expect(tab.edit(aChange('MIND', 'A')).kinds).toEqual(['archive']);
    expect(tab.take(failed).take(due).kinds).toEqual(['read']);
    expect(tab.take({ kind: 'received', draft: noDraft }).kinds).toEqual(['show', 'archive', 'write']);
  });
});

describe('the draft process when a company is left', () => {
  const left: DraftEvent = { kind: 'left' };

  it('sends nothing more after the request in flight, unless a caller waits for the draft to be sent [AU-7] [AU-8]', () => {
    const tab = opened().edit(mine).take(due).edit(aChange('MIND', 'A')).take(left);
    expect(tab.take(stored('"d1"')).kinds).toEqual(['announce', 'end-flush']);
    expect(tab.effect('end-flush')).toEqual({ kind: 'end-flush', isStored: false });

    const awaited = opened().edit(mine).take(due).edit(aChange('MIND', 'A')).take(flush).take(left);
    expect(awaited.take(stored('"d1"')).kinds).toEqual(['announce', 'write']);
    expect(awaited.take(stored('"d2"')).effect('end-flush')).toEqual({ kind: 'end-flush', isStored: true });
  });

  it('merges no received draft and repeats no failed request [AU-8]', () => {
    const tab = opened().edit(mine).take(due).take(left);
    expect(tab.take({ kind: 'received', draft: aDraft('"d7"') }).kinds).toEqual(['end-flush']);
    expect(opened().edit(mine).take(due).take(left).take(failed).kinds).toEqual(['end-flush']);
  });
});
