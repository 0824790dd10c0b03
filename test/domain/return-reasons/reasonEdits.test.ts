import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveId } from '../../../src/domain/shared/listMoves.ts';
import { isRemoval, REMOVED } from '../../../src/domain/changes/removal.ts';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { PendingChange, PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import {
  arrangeReasons,
  changePattern,
  recodeReason,
  removeReason,
  saveReason,
  switchReasons,
} from '../../../src/domain/return-reasons/reasonEdits.ts';
import { reasonsOf } from '../../../src/domain/return-reasons/reasonList.ts';
import { returnReasonsSubject } from '../../../src/domain/return-reasons/returnReasonsSubject.ts';
import { DEFAULT_REASON_PATTERN, reasonPatternOf } from '../../../src/domain/company/parts/returnReason.ts';
import { acceptingUnparsed, withChanges } from '../../support/changes.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';

const subject = acceptingUnparsed(returnReasonsSubject);
const { owns } = subject;

const published = aReturnReasons();
const none: PendingChanges = new Map();

const edited = (present: PendingChanges, ...edits: readonly PendingChange[]): PendingChanges =>
  applyStep(present, stepForEdits(present, edits));
const pendingReasons = (present: PendingChanges) => reasonsOf(withChanges(aCompanyConfiguration(), present.values()));
const codes = (present: PendingChanges) => pendingReasons(present).reasons.map((reason) => reason.code);
const neu = aReason({ code: 'NEW', description: 'Something else' });

describe('edits of return reasons', () => {
  it('add a reason at the end of the list, as one pending change [RS-1]', () => {
    const present = edited(none, saveReason(published, neu));
    expect(codes(present)).toEqual(['SIZE', 'DAMAGED', 'MIND', 'NEW']);
    expect(present.size).toBe(1);
    expect(present.get('returnReasons.reason.NEW')?.originalValue).toBeUndefined();
  });

  it('change a reason without changing its position [RS-1]', () => {
    const present = edited(none, saveReason(published, aReason({ enabled: false })));
    expect(codes(present)).toEqual(['SIZE', 'DAMAGED', 'MIND']);
    expect(pendingReasons(present).reasons[0]?.enabled).toBe(false);
  });

  it('leave no pending change once a reason equals the published reason [PC-3]', () => {
    const present = edited(none, saveReason(published, aReason({ description: 'Else' })));
    expect(edited(present, saveReason(published, aReason())).size).toBe(0);
  });

  it('remove a published reason by a change with a removal marker, so that the removal is sent [PC-6]', () => {
    const present = edited(none, removeReason(published, 'MIND'));
    expect(codes(present)).toEqual(['SIZE', 'DAMAGED']);
    expect(present.get('returnReasons.reason.MIND')?.value).toEqual(REMOVED);
    expect(edited(present, saveReason(published, published.reasons[2]!)).size).toBe(0);
  });

  it('leave no pending change if a user adds a reason and removes it before a publish [PC-3]', () => {
    expect(edited(edited(none, saveReason(published, neu)), removeReason(published, 'NEW')).size).toBe(0);
  });

  it('change the code of an unpublished reason in a single change step', () => {
    const present = edited(none, saveReason(published, neu));
    const recoded = edited(present, ...recodeReason(published, 'NEW', { ...neu, code: 'NEWER' }));
    expect([...recoded.keys()]).toEqual(['returnReasons.reason.NEWER']);
  });

  it('replace an empty pattern by the default pattern [RS-2]', () => {
    expect(DEFAULT_REASON_PATTERN).toBe('^.{1,50}$');
    expect(reasonPatternOf({ ...published, validationRegex: '' })).toBe(DEFAULT_REASON_PATTERN);
    expect(edited(none, changePattern(published, '')).size).toBe(0);
    const withPattern = { ...published, validationRegex: '^a$' };
    expect(changePattern(withPattern, '')).toMatchObject({ value: DEFAULT_REASON_PATTERN, originalValue: '^a$' });
  });

  it('leave no pending change if return reasons are disabled and enabled again [PC-3]', () => {
    const present = edited(none, switchReasons(published, false));
    expect(pendingReasons(present).enabled).toBe(false);
    expect(edited(present, switchReasons(published, true)).size).toBe(0);
  });
});

describe('arrangeReasons', () => {
  const shown = ['MIND', 'SIZE', 'DAMAGED', 'NEW'];

  it('creates an order change, which is removed if the published order is restored [RS-1] [PC-3]', () => {
    const present = edited(none, saveReason(published, neu));
    const arranged = edited(present, arrangeReasons(published, present, shown));
    expect(codes(arranged)).toEqual(shown);
    const reverted = edited(arranged, arrangeReasons(published, arranged, ['SIZE', 'DAMAGED', 'MIND', 'NEW']));
    expect([...reverted.keys()]).toEqual(['returnReasons.reason.NEW']);
  });

  it('puts reasons that the given order lacks at the end, and ignores removed reasons', () => {
    const order = arrangeReasons(published, none, ['MIND', 'GONE', 'SIZE']);
    expect(codes(edited(none, order))).toEqual(['MIND', 'SIZE', 'DAMAGED']);
  });

  it('accepts the order that moveId creates by moving an entry to a given index', () => {
    expect(moveId(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moveId(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveId(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });

  it('creates any requested order by at most one change, even if other changes are pending', () => {
    const orders = fc.shuffledSubarray(['SIZE', 'DAMAGED', 'MIND', 'NEW'], { minLength: 4 });
    fc.assert(
      fc.property(fc.array(orders, { minLength: 1, maxLength: 4 }), (wanted) => {
        let present = edited(none, saveReason(published, neu));
        for (const order of wanted) {
          present = edited(present, arrangeReasons(published, present, order));
          expect(codes(present)).toEqual(order);
        }
        expect(present.size).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('return reasons after a publish', () => {
  const reason = fc.record({
    code: fc.constantFrom('SIZE', 'DAMAGED', 'MIND', 'NEW', 'NEWER'),
    description: fc.constantFrom('x', 'y'),
    enabled: fc.boolean(),
    paymentRequired: fc.boolean(),
  });
  const edit = fc.oneof(
    reason.map((each) => ({ kind: 'save', reason: each }) as const),
    fc.constantFrom('SIZE', 'MIND', 'NEW').map((code) => ({ kind: 'remove', code }) as const),
    fc.boolean().map((enabled) => ({ kind: 'switch', enabled }) as const),
    fc.constantFrom('^a$', '').map((pattern) => ({ kind: 'pattern', pattern }) as const),
    fc
      .shuffledSubarray(['SIZE', 'DAMAGED', 'MIND', 'NEW', 'NEWER'])
      .map((order) => ({ kind: 'arrange', order }) as const),
  );

  it('have at every key the value that was pending, so that no change is left to publish', () => {
    const configuration = aCompanyConfiguration();
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let present = none;
        for (const each of edits) {
          if (each.kind === 'save') present = edited(present, saveReason(published, each.reason));
          else if (each.kind === 'remove') present = edited(present, removeReason(published, each.code));
          else if (each.kind === 'switch') present = edited(present, switchReasons(published, each.enabled));
          else if (each.kind === 'pattern') present = edited(present, changePattern(published, each.pattern));
          else present = edited(present, arrangeReasons(published, present, each.order));
        }
        const changes = [...present.values()];
        expect(changes.every((change) => owns(change))).toBe(true);
        const live = subject.apply(configuration, changes);
        for (const change of changes) {
          const read = subject.read(live, change);
          if (isRemoval(change.value)) expect(read).toBeUndefined();
          else if (!change.key.endsWith('.order')) expect(read).toEqual(change.value);
          expect(subject.read(configuration, change)).toEqual(change.originalValue);
        }
        expect(subject.apply(live, changes)).toEqual(live);
      }),
      { numRuns: 300 },
    );
  });

  it('equal the original return reasons again after each published change is undone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(reason, { selector: ({ code }) => code }), fc.boolean(), (reasons, enabled) => {
        const configuration = aCompanyConfiguration();
        const changes = [
          ...edited(
            none,
            ...reasons.map((each) => saveReason(published, each)),
            switchReasons(published, enabled),
          ).values(),
        ];
        const live = subject.apply(configuration, changes);
        const back = changes.map((change) => ({ ...change, value: subject.valueToUndo(change) }));
        expect(subject.apply(live, back)).toEqual(configuration);
      }),
    );
  });
});
