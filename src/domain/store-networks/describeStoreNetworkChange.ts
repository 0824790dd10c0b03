import type { ChangeDescription, DisplayValue, ChangeContext } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isListKey, networkIdIn, type ListedNetworks } from './storeNetworkChanges.ts';

const onOff = (value: unknown): DisplayValue => ({
  kind: 'label',
  label: value === true ? 'changes.values.on' : 'changes.values.off',
});

const nameOf = (id: string, { before, after }: ChangeContext): string =>
  [after, before]
    .flatMap(({ offeredStoreNetworks = [] }) => offeredStoreNetworks)
    .find((each) => each.storeNetworkId === id)?.name ?? id;

/** A change of in-store returns in words: what is switched, by the owner's name for it. */
export function describeStoreNetworkChange(
  { key, value, originalValue }: PendingChange,
  context: ChangeContext,
): ChangeDescription {
  if (isListKey(key)) {
    const display = (list: unknown): DisplayValue => ({
      kind: 'list',
      items: (list as ListedNetworks).listed.map((each) => nameOf(each, context)),
    });
    return {
      title: 'changes.titles.storeNetworkList',
      act: 'changed',
      fields: [{ before: display(originalValue), after: display(value) }],
      moves: [],
    };
  }
  const id = networkIdIn(key);
  const fields = [{ before: onOff(originalValue), after: onOff(value) }];
  return id === undefined
    ? { title: 'changes.titles.inStoreReturns', act: 'changed', fields, moves: [] }
    : { title: 'changes.titles.storeNetwork', code: nameOf(id, context), act: 'changed', fields, moves: [] };
}
