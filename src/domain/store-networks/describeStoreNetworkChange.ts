import type { ChangeDescription, ChangeFace, ChangeGround } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isListKey, networkIdIn, type ListedNetworks } from './storeNetworkChanges.ts';

const onOff = (value: unknown): ChangeFace => ({ kind: 'word', word: value === true ? 'on' : 'off' });

const nameOf = (id: string, { before, after }: ChangeGround): string =>
  [after, before]
    .flatMap(({ offeredStoreNetworks = [] }) => offeredStoreNetworks)
    .find((each) => each.storeNetworkId === id)?.name ?? id;

/** A change of in-store returns in words: what is switched, by the owner's name for it. */
export function describeStoreNetworkChange(
  { key, value, originalValue }: PendingChange,
  ground: ChangeGround,
): ChangeDescription {
  if (isListKey(key)) {
    const face = (list: unknown): ChangeFace => ({
      kind: 'list',
      items: (list as ListedNetworks).listed.map((each) => nameOf(each, ground)),
    });
    return {
      title: 'storeNetworkList',
      act: 'changed',
      aspects: [{ before: face(originalValue), after: face(value) }],
      moves: [],
    };
  }
  const id = networkIdIn(key);
  const aspects = [{ before: onOff(originalValue), after: onOff(value) }];
  return id === undefined
    ? { title: 'inStoreReturns', act: 'changed', aspects, moves: [] }
    : { title: 'storeNetwork', code: nameOf(id, ground), act: 'changed', aspects, moves: [] };
}
