import type { ChangeAspect, ChangeDescription, ChangeFace } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { parseReasonKey } from './reasonKey.ts';
import type { ReturnReason } from './returnReason.ts';

const NOTHING: ChangeFace = { kind: 'nothing' };
const phrase = (name: string): ChangeFace => ({ kind: 'phrase', phrase: name });

const textOf = (reason: ReturnReason): ChangeFace => ({ kind: 'text', text: reason.description });
const offeredOf = (reason: ReturnReason): ChangeFace => phrase(reason.enabled ? 'offered' : 'notOffered');
const payerOf = (reason: ReturnReason): ChangeFace => phrase(reason.paymentRequired ? 'customerPays' : 'merchantPays');
const asksOf = (reason: ReturnReason): ChangeFace =>
  reason.paymentRequirements?.length ? { kind: 'list', items: reason.paymentRequirements } : phrase('asksNothing');

const aspects = [
  ['text', textOf],
  ['payer', payerOf],
  ['asks', asksOf],
  ['offered', offeredOf],
] as const;

const onOff = (value: unknown): ChangeFace => phrase(value === true ? 'on' : 'off');
const patternOf = (value: unknown): ChangeFace => ({ kind: 'pattern', pattern: String(value) });
const listOf = (value: unknown): ChangeFace => ({ kind: 'list', items: Array.isArray(value) ? value.map(String) : [] });

function describeReason(code: string, before: unknown, after: unknown): ChangeDescription {
  const old = before as ReturnReason | undefined;
  if (after === 'removed')
    return {
      phrase: 'reasonRemoved',
      values: { code },
      aspects: old ? [{ aspect: 'text', before: textOf(old), after: NOTHING }] : [],
    };
  const reason = after as ReturnReason;
  const compared = aspects.flatMap(([aspect, face]): ChangeAspect[] => {
    const next = face(reason);
    const previous = old ? face(old) : NOTHING;
    return deepEqual(previous, next) ? [] : [{ aspect, before: previous, after: next }];
  });
  return { phrase: old ? 'reasonChanged' : 'reasonAdded', values: { code }, aspects: compared };
}

/** A change of return reasons in words and values. */
export function describeReasonChange(change: PendingChange): ChangeDescription {
  const key = parseReasonKey(change.key);
  const { originalValue: before, value: after } = change;
  switch (key.part) {
    case 'reason':
      return describeReason(key.code, before, after);
    case 'order':
      return {
        phrase: 'reasonsArranged',
        values: {},
        aspects: [{ aspect: 'order', before: listOf(before), after: listOf(after) }],
      };
    case 'enabled':
      return {
        phrase: 'reasonsSwitched',
        values: {},
        aspects: [{ aspect: 'offered', before: onOff(before), after: onOff(after) }],
      };
    case 'pattern':
      return {
        phrase: 'reasonPatternChanged',
        values: {},
        aspects: [{ aspect: 'pattern', before: patternOf(before), after: patternOf(after) }],
      };
  }
}
