import type {
  FieldDiff,
  ChangeDescription,
  DisplayValue,
  ChangeContext,
  ChangeMove,
} from '../changes/changeDescription.ts';
import { displayPattern, displaySwitch, NOTHING } from '../changes/displays.ts';
import { describeFields } from '../changes/fields/describeFields.ts';
import { isRemoval } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { TextKey } from '../shared/textKey.ts';
import { reasonFields, reasonsOf, type ReasonChange } from './reasonList.ts';
import { movedIds } from '../shared/listMoves.ts';
import type { ReturnReason } from '../company/parts/returnReason.ts';

const label = (key: TextKey): DisplayValue => ({ kind: 'label', label: key });
const textOf = (reason: ReturnReason): DisplayValue => ({ kind: 'text', text: reason.description });

const displays: readonly (readonly [TextKey, (reason: ReturnReason) => DisplayValue])[] = [
  ['changes.fields.text', textOf],
  [
    'changes.fields.payer',
    (reason) => label(reason.paymentRequired ? 'changes.values.customerPays' : 'changes.values.merchantPays'),
  ],
  [
    'changes.fields.asks',
    ({ paymentRequirements: requirements }) =>
      requirements?.length ? { kind: 'list', items: requirements } : label('changes.values.asksNothing'),
  ],
  [
    'changes.fields.offered',
    (reason) => label(reason.enabled ? 'changes.values.offered' : 'changes.values.notOffered'),
  ],
];

const defaultDisplays: readonly DisplayValue[] = [label('changes.values.asksNothing'), label('changes.values.offered')];

type EntryChange = Extract<ReasonChange, { readonly part: 'entry' }>;

function describeReason(
  { id: code, originalValue: old, value }: EntryChange,
  { after }: ChangeContext,
): ChangeDescription {
  if (isRemoval(value)) {
    const fields: readonly FieldDiff[] = old
      ? [{ field: 'changes.fields.text', before: textOf(old), after: NOTHING }]
      : [];
    return { title: 'changes.titles.reason', code, label: old?.description, act: 'removed', fields, moves: [] };
  }
  if (!old) {
    const index = reasonsOf(after).reasons.findIndex((each) => each.code === code);
    const fields = displays
      .map(([field, display]) => ({ field, before: NOTHING, after: display(value) }))
      .filter((each) => !defaultDisplays.some((display) => deepEqual(display, each.after)));
    const moves: readonly ChangeMove[] = index < 0 ? [] : [{ kind: 'placed', position: index + 1 }];
    return { title: 'changes.titles.reason', code, label: value.description, act: 'added', fields, moves };
  }
  const fields = displays
    .map(([field, display]) => ({ field, before: display(old), after: display(value) }))
    .filter(({ before, after: next }) => !deepEqual(before, next));
  const name = old.description === value.description ? value.description : undefined;
  return { title: 'changes.titles.reason', code, name, label: value.description, act: 'changed', fields, moves: [] };
}

function describeOrder(before: readonly string[], after: readonly string[], context: ChangeContext): ChangeDescription {
  const texts = new Map(
    [...reasonsOf(context.before).reasons, ...reasonsOf(context.after).reasons].map(({ code, description }) => [
      code,
      description,
    ]),
  );
  const nameOf = (code: string): string => texts.get(code) ?? code;
  const listOf = (codes: readonly string[]): DisplayValue => ({ kind: 'list', items: codes.map(nameOf) });
  const moves = [...movedIds(before, after)].map((code): ChangeMove => ({
    kind: 'moved',
    name: nameOf(code),
    from: before.indexOf(code) + 1,
    to: after.indexOf(code) + 1,
  }));
  return {
    title: 'changes.titles.reasonOrder',
    act: 'changed',
    fields: [{ before: listOf(before), after: listOf(after) }],
    moves,
  };
}

const describeReasonField = describeFields(reasonFields, {
  enabled: { title: 'changes.titles.reasonSwitch', display: displaySwitch },
  validationRegex: { title: 'changes.titles.reasonPattern', display: displayPattern },
});

export function describeReasonChange(change: ReasonChange, context: ChangeContext): ChangeDescription {
  switch (change.part) {
    case 'entry':
      return describeReason(change, context);
    case 'order':
      return describeOrder(change.originalValue, change.value, context);
    case 'field':
      return describeReasonField(change, context);
  }
}
