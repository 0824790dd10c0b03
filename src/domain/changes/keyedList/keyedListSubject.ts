import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { ChangeSubject } from '../changeSubject.ts';
import type { PendingChange } from '../pendingChange.ts';
import type { KeyedList, KeyedListChange } from './keyedList.ts';

type BesideChange = PendingChange & { readonly part: string };

type Holding<Entry, Value, Beside extends BesideChange> = {
  readonly list: KeyedList<Entry, Value>;
  entriesOf(configuration: CompanyConfiguration): readonly Entry[];
  withEntries(configuration: CompanyConfiguration, entries: readonly Entry[]): CompanyConfiguration;
  /** Subject of further changes, e.g. of the default entry. They are applied after the changes of the list. */
  readonly beside?: Pick<ChangeSubject<Beside>, 'parse' | 'read' | 'apply' | 'difference' | 'settings' | 'valueToUndo'>;
};

type More<Value, Beside extends BesideChange> = Omit<
  ChangeSubject<KeyedListChange<Value> | Beside>,
  'parse' | 'read' | 'apply' | 'difference'
>;

export function keyedListSubject<Entry, Value, Beside extends BesideChange = never>(
  { list, entriesOf, withEntries, beside }: Holding<Entry, Value, Beside>,
  overrides: Partial<More<Value, Beside>> = {},
): ChangeSubject<KeyedListChange<Value> | Beside> {
  type Change = KeyedListChange<Value> | Beside;
  const isOfList = (change: Change): change is KeyedListChange<Value> =>
    change.part === 'entry' || change.part === 'order';
  const isOtherChange = (change: Change): change is Beside => !isOfList(change);

  return {
    parse: (change) => list.parse(change) ?? beside?.parse(change),
    read: (configuration, change) =>
      isOfList(change) ? list.read(entriesOf(configuration), change) : beside?.read(configuration, change),
    apply(configuration, changes) {
      const ofList = changes.filter(isOfList);
      const changed =
        ofList.length === 0 ? configuration : withEntries(configuration, list.apply(entriesOf(configuration), ofList));
      return beside?.apply(changed, changes.filter(isOtherChange)) ?? changed;
    },
    difference: (from, to) => [
      ...list.difference(entriesOf(from), entriesOf(to)),
      ...(beside?.difference(from, to) ?? []),
    ],
    settings: (configuration) => beside?.settings?.(configuration) ?? [],
    entries: (configuration) => list.removals(entriesOf(configuration)),
    valueToUndo: (change) => (isOfList(change) ? list.valueToUndo(change) : beside?.valueToUndo(change)),
    ...overrides,
  };
}
