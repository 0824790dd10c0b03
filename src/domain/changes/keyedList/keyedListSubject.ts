import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { ChangeSubject } from '../changeSubject.ts';
import type { PendingChange } from '../pendingChange.ts';
import type { KeyedList, KeyedListChange } from './keyedList.ts';

type OtherChange = PendingChange & { readonly part: string };

type Holding<Entry, Value, Other extends OtherChange> = {
  readonly list: KeyedList<Entry, Value>;
  entriesOf(configuration: CompanyConfiguration): readonly Entry[];
  withEntries(configuration: CompanyConfiguration, entries: readonly Entry[]): CompanyConfiguration;
  /** Subject of further changes, e.g. of the default entry. They are applied after the changes of the list. */
  readonly others?: Pick<ChangeSubject<Other>, 'parse' | 'read' | 'apply' | 'difference' | 'settings' | 'valueToUndo'>;
};

type More<Value, Other extends OtherChange> = Omit<
  ChangeSubject<KeyedListChange<Value> | Other>,
  'parse' | 'read' | 'apply' | 'difference'
>;

export function keyedListSubject<Entry, Value, Other extends OtherChange = never>(
  { list, entriesOf, withEntries, others }: Holding<Entry, Value, Other>,
  overrides: Partial<More<Value, Other>> = {},
): ChangeSubject<KeyedListChange<Value> | Other> {
  type Change = KeyedListChange<Value> | Other;
  const isOfList = (change: Change): change is KeyedListChange<Value> =>
    change.part === 'entry' || change.part === 'order';
  const isOtherChange = (change: Change): change is Other => !isOfList(change);

  return {
    parse: (change) => list.parse(change) ?? others?.parse(change),
    read: (configuration, change) =>
      isOfList(change) ? list.read(entriesOf(configuration), change) : others?.read(configuration, change),
    apply(configuration, changes) {
      const ofList = changes.filter(isOfList);
      const changed =
        ofList.length === 0 ? configuration : withEntries(configuration, list.apply(entriesOf(configuration), ofList));
      return others?.apply(changed, changes.filter(isOtherChange)) ?? changed;
    },
    difference: (from, to) => [
      ...list.difference(entriesOf(from), entriesOf(to)),
      ...(others?.difference(from, to) ?? []),
    ],
    settings: (configuration) => others?.settings?.(configuration) ?? [],
    entries: (configuration) => list.removals(entriesOf(configuration)),
    valueToUndo: (change) => (isOfList(change) ? list.valueToUndo(change) : others?.valueToUndo(change)),
    ...overrides,
  };
}
