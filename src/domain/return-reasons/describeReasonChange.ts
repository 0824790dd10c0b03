import type {
  AspectName,
  ChangeAspect,
  ChangeDescription,
  ChangeFace,
  ChangeGround,
  ChangeMove,
  ChangeWord,
} from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { parseReasonKey } from './reasonKey.ts';
import { movedCodes } from './reasonOrder.ts';
import { noReturnReasons, type ReturnReason } from './returnReason.ts';

const NOTHING: ChangeFace = { kind: 'nothing' };
const word = (name: ChangeWord): ChangeFace => ({ kind: 'word', word: name });
const textOf = (reason: ReturnReason): ChangeFace => ({ kind: 'text', text: reason.description });

/** How each aspect of a reason shows, in the order they are read. */
const faces: readonly (readonly [AspectName, (reason: ReturnReason) => ChangeFace])[] = [
  ['text', textOf],
  ['payer', (reason) => word(reason.paymentRequired ? 'customerPays' : 'merchantPays')],
  ['asks', ({ paymentRequirements: asked }) => (asked?.length ? { kind: 'list', items: asked } : word('asksNothing'))],
  ['offered', (reason) => word(reason.enabled ? 'offered' : 'notOffered')],
];

/** What goes without saying of a new reason. */
const unsaid: readonly ChangeFace[] = [word('asksNothing'), word('offered')];

const reasonsIn = (configuration: CompanyConfiguration): readonly ReturnReason[] =>
  (productOf(configuration).returnReasons ?? noReturnReasons).reasons;

function describeReason(
  code: string,
  { originalValue, value }: PendingChange,
  { after }: ChangeGround,
): ChangeDescription {
  const old = originalValue as ReturnReason | undefined;
  if (value === 'removed') {
    const aspects: readonly ChangeAspect[] = old ? [{ aspect: 'text', before: textOf(old), after: NOTHING }] : [];
    return { title: 'reason', code, act: 'removed', aspects, moves: [] };
  }
  const reason = value as ReturnReason;
  if (!old) {
    const place = reasonsIn(after).findIndex((each) => each.code === code);
    const aspects = faces
      .map(([aspect, face]) => ({ aspect, before: NOTHING, after: face(reason) }))
      .filter((each) => !unsaid.some((face) => deepEqual(face, each.after)));
    const moves: readonly ChangeMove[] = place < 0 ? [] : [{ kind: 'placed', position: place + 1 }];
    return { title: 'reason', code, act: 'added', aspects, moves };
  }
  const aspects = faces
    .map(([aspect, face]) => ({ aspect, before: face(old), after: face(reason) }))
    .filter(({ before, after: next }) => !deepEqual(before, next));
  const name = old.description === reason.description ? reason.description : undefined;
  return { title: 'reason', code, name, act: 'changed', aspects, moves: [] };
}

function describeOrder(before: readonly string[], after: readonly string[], ground: ChangeGround): ChangeDescription {
  const texts = new Map(
    [...reasonsIn(ground.before), ...reasonsIn(ground.after)].map(({ code, description }) => [code, description]),
  );
  const nameOf = (code: string): string => texts.get(code) ?? code;
  const listOf = (codes: readonly string[]): ChangeFace => ({ kind: 'list', items: codes.map(nameOf) });
  const moves = [...movedCodes(before, after)].map((code): ChangeMove => ({
    kind: 'moved',
    name: nameOf(code),
    from: before.indexOf(code) + 1,
    to: after.indexOf(code) + 1,
  }));
  return { title: 'reasonOrder', act: 'changed', aspects: [{ before: listOf(before), after: listOf(after) }], moves };
}

/** A change of return reasons in words and values. */
export function describeReasonChange(change: PendingChange, ground: ChangeGround): ChangeDescription {
  const key = parseReasonKey(change.key);
  const { originalValue: before, value: after } = change;
  const single = (
    title: 'reasonSwitch' | 'reasonPattern',
    face: (value: unknown) => ChangeFace,
  ): ChangeDescription => ({
    title,
    act: 'changed',
    aspects: [{ before: face(before), after: face(after) }],
    moves: [],
  });
  switch (key.part) {
    case 'reason':
      return describeReason(key.code, change, ground);
    case 'order':
      return describeOrder(before as readonly string[], after as readonly string[], ground);
    case 'enabled':
      return single('reasonSwitch', (value) => word(value === true ? 'on' : 'off'));
    case 'pattern':
      return single('reasonPattern', (value) => ({ kind: 'pattern', pattern: String(value) }));
  }
}
