import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, recordStep, redoStep, undoStep } from '../../../src/domain/changes/changeHistory.ts';
import { applyStep, invertStep, stepForDiscard, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import { type PendingChange, type PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import { changeTypes } from '../../../src/domain/changes/changeType.ts';
import { aChange, changesOf } from '../../support/samples/builders.ts';

const edited = (present: PendingChanges, ...edits: readonly PendingChange[]): PendingChanges =>
  applyStep(present, stepForEdits(present, edits));

describe('a pending change', () => {
  it('has one of ten types, in the order in which they are published [PC-1]', () => {
    expect(changeTypes).toEqual([
      'COMPANY',
      'COMPANY_CARRIER_CONFIG',
      'COMPANY_NETWORK_CONFIG',
      'WAREHOUSE',
      'WAREHOUSE_BINDINGS',
      'ONBOARD',
      'SIGNUP',
      'APPLICATION_CONFIG_MERCHANT',
      'APPLICATION_CONFIG_OWNER',
      'RULES',
    ]);
  });

  it('consists of type, key, value, original value and value id [PC-1]', () => {
    const change: PendingChange = {
      type: 'APPLICATION_CONFIG_MERCHANT',
      key: 'international',
      value: [{ code: 'NZ', value: true }],
      originalValue: [],
      valueId: 'PORTAL_INTERNATIONAL_ACTIVE',
    };
    expect(edited(new Map(), change).get('international')).toEqual(change);
  });

  it('replaces the previous change of the same key, but keeps the first original value [PC-2]', () => {
    const present = edited(edited(new Map(), aChange('a', 2, 1)), aChange('a', 3, 2));
    expect([...present.values()]).toEqual([aChange('a', 3, 1)]);
  });

  it('is removed once the changed value deeply equals the original value [PC-3]', () => {
    const present = edited(new Map(), aChange('a', { list: [1, 2] }, { list: [1] }));
    expect(edited(present, aChange('a', { list: [1] }, 'anything')).size).toBe(0);
  });

  it('is removed if an edit of its key has no value [PC-3]', () => {
    const present = edited(new Map(), aChange('a', 2, 1));
    expect(edited(present, aChange('a', undefined)).size).toBe(0);
  });

  it('is not created if an edit does not change the original value [PC-3]', () => {
    expect(stepForEdits(new Map(), [aChange('a', { b: undefined }, {})])).toEqual([]);
    expect(stepForEdits(changesOf(aChange('a', 2, 1)), [aChange('a', 2, 1)])).toEqual([]);
  });

  it('contains only the last value if one step edits its key several times [PC-2] [PC-3]', () => {
    expect(stepForEdits(new Map(), [aChange('a', 2, 1), aChange('a', 1, 1)])).toEqual([]);
    expect(edited(new Map(), aChange('a', 2, 1), aChange('a', 1, 1), aChange('a', 4, 1)).get('a')?.value).toBe(4);
  });
});

describe('stepForDiscard', () => {
  const present = changesOf(aChange('a', 1), aChange('b', 2), aChange('c', 3));

  it('removes all changes if no keys are given [PC-5]', () => {
    expect(applyStep(present, stepForDiscard(present)).size).toBe(0);
  });

  it('removes only the changes of the given keys, and ignores keys without a change [PC-5]', () => {
    const step = stepForDiscard(present, ['b', 'nothing']);
    expect([...applyStep(present, step).keys()]).toEqual(['a', 'c']);
    expect(step).toHaveLength(1);
  });

  it('creates a step that can be undone, which restores the changes in their original order [PC-5] [PC-8]', () => {
    const step = stepForDiscard(present);
    const back = applyStep(applyStep(present, step), invertStep(step));
    expect([...back.keys()]).toEqual(['a', 'b', 'c']);
  });
});

describe('undo history', () => {
  it('cannot redo an undone step after another edit [PC-8]', () => {
    const nothing: PendingChanges = new Map();
    const step = stepForEdits(nothing, [aChange('a', 1)]);
    const undone = undoStep(recordStep(emptyHistory, step), applyStep(nothing, step))?.history ?? emptyHistory;
    expect(redoStep(undone, nothing)).toBeDefined();
    const other = stepForEdits(nothing, [aChange('b', 1)]);
    expect(redoStep(recordStep(undone, other), applyStep(nothing, other))).toBeUndefined();
  });

  it('does not store a step that changes nothing [PC-8]', () => {
    expect(recordStep(emptyHistory, [])).toBe(emptyHistory);
  });

  it('contains at most the newest 200 steps [PC-8]', () => {
    let history = emptyHistory;
    for (let number = 0; number < 205; number += 1) history = recordStep(history, [{ key: String(number) }]);
    expect(history.done).toHaveLength(200);
    expect(history.done[0]?.[0]?.key).toBe('5');
  });

  it('can neither undo nor redo if the history is empty [PC-8]', () => {
    expect(undoStep(emptyHistory, new Map())).toBeUndefined();
    expect(redoStep(emptyHistory, new Map())).toBeUndefined();
  });

  it('skips keys that another tab changed after a step, when the step is undone or redone [PC-8] [PC-9]', () => {
    const [mine, other] = [aChange('a', 1, 0), aChange('b', 1, 0)];
    const first = stepForEdits(new Map(), [mine]);
    const second = stepForEdits(changesOf(mine), [aChange('a', 2, 0), other]);
    const history = recordStep(recordStep(emptyHistory, first), second);
    // Another tab edited this key again.
    const present = changesOf(aChange('a', 3, 0), other);
    const undone = undoStep(history, present)!;
    expect(Object.fromEntries(applyStep(present, undone.step))).toEqual({ a: aChange('a', 3, 0) });
    const redone = redoStep(undone.history, applyStep(present, undone.step))!;
    expect(redone.step.map(({ key }) => key)).toEqual(['b']);
    // The first step has no change left to undo.
    expect(undoStep(undone.history, changesOf(aChange('a', 3, 0)))).toBeUndefined();
  });

  it('restores the state before each step when the step is undone, and the state after it when the step is redone [PC-8]', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const act = fc.array(fc.record({ key, value: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let present: PendingChanges = new Map();
        const seen = [present];
        let history = emptyHistory;
        for (const edits of acts) {
          const step = stepForEdits(
            present,
            edits.map((edit) => aChange(edit.key, edit.value, 0)),
          );
          if (step.length === 0) continue;
          present = applyStep(present, step);
          history = recordStep(history, step);
          seen.push(present);
        }
        for (const earlier of seen.slice(0, -1).toReversed()) {
          const back = undoStep(history, present)!;
          present = applyStep(present, back.step);
          history = back.history;
          expect(Object.fromEntries(present)).toEqual(Object.fromEntries(earlier));
        }
        for (const later of seen.slice(1)) {
          const forth = redoStep(history, present)!;
          present = applyStep(present, forth.step);
          history = forth.history;
          expect(Object.fromEntries(present)).toEqual(Object.fromEntries(later));
        }
      }),
    );
  });
});
