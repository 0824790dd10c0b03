import type { ChangeContext, DisplayValue } from '../changes/changeDescription.ts';
import type { DescribeChange } from '../changes/describeChange.ts';
import { displaySwitch } from '../changes/displays.ts';
import type { ListedNetworks, StoreNetworkChange } from './storeNetworkChanges.ts';

const nameOf = (id: string, { before, after }: ChangeContext): string =>
  [after, before]
    .flatMap(({ offeredStoreNetworks = [] }) => offeredStoreNetworks)
    .find((each) => each.storeNetworkId === id)?.name ?? id;

export const describeStoreNetworkChange: DescribeChange<StoreNetworkChange> = (change, context) => {
  if (change.part === 'list') {
    const display = ({ listed }: ListedNetworks): DisplayValue => ({
      kind: 'list',
      items: listed.map((each) => nameOf(each, context)),
    });
    const fields = [{ before: display(change.originalValue), after: display(change.value) }];
    return { title: 'changes.titles.storeNetworkList', act: 'changed', fields, moves: [] };
  }
  const fields = [{ before: displaySwitch(change.originalValue), after: displaySwitch(change.value) }];
  if (change.part === 'in-store-returns')
    return { title: 'changes.titles.inStoreReturns', act: 'changed', fields, moves: [] };
  const name = nameOf(change.storeNetworkId, context);
  return { title: 'changes.titles.storeNetwork', code: name, label: name, act: 'changed', fields, moves: [] };
};
