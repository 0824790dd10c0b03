import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { changeTypes, publishSteps, stepOf } from '../../../src/domain/changes/changeType.ts';
import { hasContent } from '../../../src/domain/changes/removal.ts';
import {
  keepsFailureMessage,
  type PublishingState,
  returnsToNoChanges,
} from '../../../src/domain/publishing/process/publishingState.ts';
import { resumePlan } from '../../../src/domain/publishing/process/resumePlan.ts';

const company: PendingChange = { type: 'COMPANY', key: 'reasons', value: 1 };
const empty: PendingChange = { type: 'COMPANY', key: 'nothing', value: '' };
const signup: PendingChange = { type: 'SIGNUP', key: 'signup', value: {} };
const rule: PendingChange = { type: 'RULES', key: 'rule', value: 2 };
const logo: PendingChange = { type: 'APPLICATION_CONFIG_MERCHANT', key: 'logo', value: 'image' };
const changes = [rule, company, empty, signup, logo];

describe('resumePlan', () => {
  it('contains all non-empty changes in order if no step is done [PB-13] [PB-5]', () => {
    expect(resumePlan({ changes, done: [] })).toEqual({
      done: [],
      left: [
        { step: 'company', changes: [company] },
        { step: 'merchant-application-config', changes: [logo] },
        { step: 'rules', changes: [rule] },
      ],
      pending: changes,
    });
  });

  it('contains the failed step and all later steps, but not the steps that are already done [PB-13]', () => {
    expect(resumePlan({ changes, done: ['company'] })).toEqual({
      done: [{ step: 'company', changes: [company] }],
      left: [
        { step: 'merchant-application-config', changes: [logo] },
        { step: 'rules', changes: [rule] },
      ],
      pending: [rule, empty, signup, logo],
    });
  });

  it('divides non-empty changes into sent and pending changes without loss or duplicates [PB-13]', () => {
    const change = fc.record({
      type: fc.constantFrom(...changeTypes),
      key: fc.uuid(),
      value: fc.constantFrom<unknown>('', 'x', 0, []),
    });
    fc.assert(
      fc.property(fc.array(change), fc.integer({ min: 0, max: publishSteps.length }), (made, doneCount) => {
        const plan = resumePlan({ changes: made, done: publishSteps.slice(0, doneCount) });
        const sent = plan.done.flatMap((planned) => planned.changes);
        expect(new Set([...sent, ...plan.pending])).toEqual(new Set(made));
        expect(sent.length + plan.pending.length).toBe(made.length);
        const isThrough = ({ type, value }: PendingChange) =>
          hasContent(value) && publishSteps.indexOf(stepOf(type)) < doneCount;
        expect(new Set(sent)).toEqual(new Set(made.filter(isThrough)));
        expect(plan.left.flatMap((planned) => planned.changes).length).toBe(
          plan.pending.filter(({ value }) => hasContent(value)).length,
        );
        const order = [...plan.done, ...plan.left].map(({ step }) => publishSteps.indexOf(step));
        expect(order).toEqual([...new Set(order)].toSorted((left, right) => left - right));
      }),
    );
  });
});

describe('keepsFailureMessage', () => {
  it.each([
    ['constants.apiErrors.default', false, false],
    ['constants.apiErrors.default', true, true],
    ['constants.apiErrors.tradingNameExists', false, true],
    ['carriers.addCarrierError', true, true],
  ])('for the message %s and a publish with an app token (%s) returns %s [PB-7]', (key, usesAppToken, expected) => {
    expect(keepsFailureMessage(key, usesAppToken)).toBe(expected);
  });
});

describe('returnsToNoChanges', () => {
  const states: readonly PublishingState<string>[] = [
    { kind: 'no-changes' },
    { kind: 'publishing' },
    { kind: 'publishing', failure: 'why' },
    { kind: 'published' },
  ];

  it('returns true if the publish succeeded or failed and the display time of its result has passed [PB-8]', () => {
    const settled: PublishingState<string> = { kind: 'no-changes', failure: 'why' };
    const returns = states.map((state) => returnsToNoChanges(state, settled));
    expect(returns).toEqual([false, false, true, true]);
  });

  it('returns false for all other transitions of the publishing state [PB-8]', () => {
    expect(states.map((state) => returnsToNoChanges(state, { kind: 'published' }))).not.toContain(true);
    expect(returnsToNoChanges({ kind: 'no-changes', failure: 'why' }, { kind: 'no-changes' })).toBe(false);
  });
});
