import type { ChangeAspect, ChangeDescription, ChangeFace, ChangeGround } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { accountFieldsOf, type AccountField } from './accountFields.ts';
import { isPending } from './carrier.ts';
import { CARRIER_ORDER_KEY, carrierIdIn, type CarrierSetup, type DefaultCarrier } from './carrierKey.ts';

const NOTHING: ChangeFace = { kind: 'nothing' };

/** A carrier as its owner calls it; by its id where the owner does not. */
const nameOf = (id: string, { before, after }: ChangeGround): string =>
  [after, before].flatMap(({ offeredCarriers = [] }) => offeredCarriers).find((each) => each.carrierCompanyId === id)
    ?.name ?? id;

function statusOf(setup: CarrierSetup, { before }: ChangeGround): ChangeFace {
  if (setup.enabled) return { kind: 'word', word: 'carrierEnabled' };
  const isWaiting = isPending(setup.carrierCompanyId, before.carriers ?? {});
  return { kind: 'word', word: isWaiting ? 'carrierPending' : 'carrierDisabled' };
}

/** An account's value; a secret one is never shown, only that it is there. */
function accountFace(setup: CarrierSetup, { name, isSecret }: AccountField): ChangeFace {
  const text = setup.account?.[name] ?? '';
  if (text === '') return NOTHING;
  return isSecret ? { kind: 'word', word: 'secretKept' } : { kind: 'text', text };
}

function aspectsOf(
  old: CarrierSetup | undefined,
  next: CarrierSetup | undefined,
  ground: ChangeGround,
): readonly ChangeAspect[] {
  const id = (next ?? old)?.carrierCompanyId ?? '';
  const face = (setup: CarrierSetup | undefined, make: (setup: CarrierSetup) => ChangeFace): ChangeFace =>
    setup ? make(setup) : NOTHING;
  const accounts = accountFieldsOf(id).map((field): ChangeAspect => {
    const after = face(next, (setup) => accountFace(setup, field));
    const isReplaced = field.isSecret && !deepEqual(old?.account?.[field.name], next?.account?.[field.name]);
    const before = face(old, (setup) => accountFace(setup, field));
    const bothKept = isReplaced && before.kind === 'word' && after.kind === 'word';
    return { aspect: field.name, before, after: bothKept ? { kind: 'word', word: 'secretReplaced' } : after };
  });
  const status: ChangeAspect = {
    aspect: 'carrierStatus',
    before: face(old, (setup) => statusOf(setup, ground)),
    after: face(next, (setup) => statusOf(setup, ground)),
  };
  return [status, ...accounts].filter(({ before, after }) => !deepEqual(before, after));
}

/** A change of carriers in words and values. */
export function describeCarrierChange(change: PendingChange, ground: ChangeGround): ChangeDescription {
  if (change.key === CARRIER_ORDER_KEY) {
    const face = (ids: unknown): ChangeFace => ({
      kind: 'list',
      items: (ids as readonly string[]).map((each) => nameOf(each, ground)),
    });
    const aspects = [{ before: face(change.originalValue), after: face(change.value) }];
    return { title: 'carrierOrder', act: 'changed', aspects, moves: [] };
  }
  const id = carrierIdIn(change.key);
  if (id === undefined) {
    const face = (value: unknown): ChangeFace =>
      value === undefined || value === 'removed'
        ? NOTHING
        : { kind: 'text', text: nameOf((value as DefaultCarrier).carrierCompanyId, ground) };
    const aspects = [{ before: face(change.originalValue), after: face(change.value) }];
    return { title: 'carrierDefault', act: 'changed', aspects, moves: [] };
  }
  const old = change.originalValue as CarrierSetup | undefined;
  const next = change.value === 'removed' ? undefined : (change.value as CarrierSetup);
  const act = next ? (old ? 'changed' : 'added') : 'removed';
  const aspects = next || old ? aspectsOf(old, next, ground) : [];
  return { title: 'carrier', code: nameOf(id, ground), act, aspects, moves: [] };
}
