import type {
  FieldName,
  FieldDiff,
  ChangeDescription,
  DisplayValue,
  ChangeContext,
  ChangeMove,
  ValueLabel,
} from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { parseReasonKey } from './reasonKey.ts';
import { movedCodes } from './reasonOrder.ts';
import { noReturnReasons, type ReturnReason } from './returnReason.ts';

const NOTHING: DisplayValue = { kind: 'nothing' };
const label = (name: ValueLabel): DisplayValue => ({ kind: 'label', label: name });
const textOf = (reason: ReturnReason): DisplayValue => ({ kind: 'text', text: reason.description });

/** How each field of a reason shows, in the order they are read. */
const displays: readonly (readonly [FieldName, (reason: ReturnReason) => DisplayValue])[] = [
  ['text', textOf],
  ['payer', (reason) => label(reason.paymentRequired ? 'customerPays' : 'merchantPays')],
  ['asks', ({ paymentRequirements: asked }) => (asked?.length ? { kind: 'list', items: asked } : label('asksNothing'))],
  ['offered', (reason) => label(reason.enabled ? 'offered' : 'notOffered')],
];

/** What goes without saying of a new reason. */
const unsaid: readonly DisplayValue[] = [label('asksNothing'), label('offered')];

const reasonsIn = (configuration: CompanyConfiguration): readonly ReturnReason[] =>
  (productOf(configuration).returnReasons ?? noReturnReasons).reasons;

function describeReason(
  code: string,
  { originalValue, value }: PendingChange,
  { after }: ChangeContext,
): ChangeDescription {
  const old = originalValue as ReturnReason | undefined;
  if (isRemoval(value)) {
    const fields: readonly FieldDiff[] = old ? [{ field: 'text', before: textOf(old), after: NOTHING }] : [];
    return { title: 'reason', code, act: 'removed', fields, moves: [] };
  }
  const reason = value as ReturnReason;
  if (!old) {
    const place = reasonsIn(after).findIndex((each) => each.code === code);
    const fields = displays
      .map(([field, display]) => ({ field, before: NOTHING, after: display(reason) }))
      .filter((each) => !unsaid.some((display) => deepEqual(display, each.after)));
    const moves: readonly ChangeMove[] = place < 0 ? [] : [{ kind: 'placed', position: place + 1 }];
    return { title: 'reason', code, act: 'added', fields, moves };
  }
  const fields = displays
    .map(([field, display]) => ({ field, before: display(old), after: display(reason) }))
    .filter(({ before, after: next }) => !deepEqual(before, next));
  const name = old.description === reason.description ? reason.description : undefined;
  return { title: 'reason', code, name, act: 'changed', fields, moves: [] };
}

function describeOrder(before: readonly string[], after: readonly string[], context: ChangeContext): ChangeDescription {
  const texts = new Map(
    [...reasonsIn(context.before), ...reasonsIn(context.after)].map(({ code, description }) => [code, description]),
  );
  const nameOf = (code: string): string => texts.get(code) ?? code;
  const listOf = (codes: readonly string[]): DisplayValue => ({ kind: 'list', items: codes.map(nameOf) });
  const moves = [...movedCodes(before, after)].map((code): ChangeMove => ({
    kind: 'moved',
    name: nameOf(code),
    from: before.indexOf(code) + 1,
    to: after.indexOf(code) + 1,
  }));
  return { title: 'reasonOrder', act: 'changed', fields: [{ before: listOf(before), after: listOf(after) }], moves };
}

/** A change of return reasons in words and values. */
export function describeReasonChange(change: PendingChange, context: ChangeContext): ChangeDescription {
  const key = parseReasonKey(change.key);
  const { originalValue: before, value: after } = change;
  const single = (
    title: 'reasonSwitch' | 'reasonPattern',
    display: (value: unknown) => DisplayValue,
  ): ChangeDescription => ({
    title,
    act: 'changed',
    fields: [{ before: display(before), after: display(after) }],
    moves: [],
  });
  switch (key.part) {
    case 'reason':
      return describeReason(key.code, change, context);
    case 'order':
      return describeOrder(before as readonly string[], after as readonly string[], context);
    case 'enabled':
      return single('reasonSwitch', (value) => label(value === true ? 'on' : 'off'));
    case 'pattern':
      return single('reasonPattern', (value) => ({ kind: 'pattern', pattern: String(value) }));
  }
}
