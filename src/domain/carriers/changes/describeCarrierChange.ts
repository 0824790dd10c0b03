import type { FieldDiff, ChangeDescription, DisplayValue, ChangeContext } from '../../changes/changeDescription.ts';
import { NOTHING } from '../../changes/displays.ts';
import { isRemoval } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { accountFieldsOf, type AccountField } from '../account/accountFields.ts';
import { isPending } from '../../company/parts/carrier.ts';
import { isDefaultCarrier, type CarrierSetup } from './carrierKey.ts';
import type { CarrierChange } from './carrierList.ts';

const nameOf = (id: string, { before, after }: ChangeContext): string =>
  [after, before].flatMap(({ offeredCarriers = [] }) => offeredCarriers).find((each) => each.carrierCompanyId === id)
    ?.name ?? id;

function statusOf(setup: CarrierSetup, { before }: ChangeContext): DisplayValue {
  if (setup.enabled) return { kind: 'label', label: 'changes.values.carrierEnabled' };
  const isWaiting = isPending(setup.carrierCompanyId, before.carriers ?? {});
  return { kind: 'label', label: isWaiting ? 'changes.values.carrierPending' : 'changes.values.carrierDisabled' };
}

function accountDisplay(setup: CarrierSetup, { name, isSecret }: AccountField): DisplayValue {
  const text = setup.account?.[name] ?? '';
  if (text === '') return NOTHING;
  return isSecret ? { kind: 'label', label: 'changes.values.secretKept' } : { kind: 'text', text };
}

function aspectsOf(
  old: CarrierSetup | undefined,
  next: CarrierSetup | undefined,
  context: ChangeContext,
): readonly FieldDiff[] {
  const id = (next ?? old)?.carrierCompanyId ?? '';
  const display = (setup: CarrierSetup | undefined, toDisplay: (setup: CarrierSetup) => DisplayValue): DisplayValue =>
    setup ? toDisplay(setup) : NOTHING;
  const accounts = accountFieldsOf(id).map((field): FieldDiff => {
    const after = display(next, (setup) => accountDisplay(setup, field));
    const isReplaced = field.isSecret && !deepEqual(old?.account?.[field.name], next?.account?.[field.name]);
    const before = display(old, (setup) => accountDisplay(setup, field));
    const isSecretReplaced = isReplaced && before.kind === 'label' && after.kind === 'label';
    return {
      field: `changes.fields.${field.name}`,
      before,
      after: isSecretReplaced ? { kind: 'label', label: 'changes.values.secretReplaced' } : after,
    };
  });
  const status: FieldDiff = {
    field: 'changes.fields.carrierStatus',
    before: display(old, (setup) => statusOf(setup, context)),
    after: display(next, (setup) => statusOf(setup, context)),
  };
  return [status, ...accounts].filter(({ before, after }) => !deepEqual(before, after));
}

export function describeCarrierChange(change: CarrierChange, context: ChangeContext): ChangeDescription {
  switch (change.part) {
    case 'order': {
      const display = (ids: readonly string[]): DisplayValue => ({
        kind: 'list',
        items: ids.map((each) => nameOf(each, context)),
      });
      const fields = [{ before: display(change.originalValue), after: display(change.value) }];
      return { title: 'changes.titles.carrierOrder', act: 'changed', fields, moves: [] };
    }
    case 'field': {
      const display = (value: unknown): DisplayValue =>
        isDefaultCarrier(value) ? { kind: 'text', text: nameOf(value.carrierCompanyId, context) } : NOTHING;
      const fields = [{ before: display(change.originalValue), after: display(change.value) }];
      return { title: 'changes.titles.carrierDefault', act: 'changed', fields, moves: [] };
    }
    case 'entry': {
      const { id, value, originalValue: old } = change;
      const next = isRemoval(value) ? undefined : value;
      const act = next ? (old ? 'changed' : 'added') : 'removed';
      const fields = next || old ? aspectsOf(old, next, context) : [];
      const name = nameOf(id, context);
      return { title: 'changes.titles.carrier', code: name, label: name, act, fields, moves: [] };
    }
  }
}
