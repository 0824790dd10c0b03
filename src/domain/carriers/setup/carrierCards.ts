import { isPending, type Carrier, type OfferedCarrier } from '../../company/parts/carrier.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { shownIds } from '../../shared/listMoves.ts';
import { carriersOf } from '../companyCarriers.ts';
import { carrierStateOf, type CarrierState } from '../carrierState.ts';
import { carriersToAdd } from '../carriersToAdd.ts';
import { setupOf } from '../changes/carrierKey.ts';

/** A carrier as its card shows it. */
export type CarrierCard = {
  readonly carrierCompanyId: string;
  readonly name: string;
  /** Where it collects, by code; everywhere where the offer does not say. */
  readonly countries: readonly string[] | undefined;
  readonly state: CarrierState;
  readonly change: 'none' | 'added' | 'changed' | 'removed';
  /** As it will be; as it is published where it goes; nothing where it is not set up. */
  readonly carrier: Carrier | undefined;
  readonly wasDefault: boolean;
  /** The owner says that its account is not confirmed yet. */
  readonly isPending: boolean;
};

function changeOf(published: Carrier | undefined, pending: Carrier | undefined): CarrierCard['change'] {
  if (!pending) return published ? 'removed' : 'none';
  if (!published) return 'added';
  return deepEqual(setupOf(published), setupOf(pending)) ? 'none' : 'changed';
}

/** Those set up, published or pending, in their order; then those that can be added [CR-7]. */
export function carrierCards(published: CompanyConfiguration, pending: CompanyConfiguration): readonly CarrierCard[] {
  const { offeredCarriers = [], carriers: settings = {} } = pending;
  const [before, after] = [carriersOf(published), carriersOf(pending)];
  const find = (carriers: readonly Carrier[], id: string) => carriers.find((each) => each.carrierCompanyId === id);
  const ids = (carriers: readonly (Carrier | OfferedCarrier)[]) => carriers.map((each) => each.carrierCompanyId);
  const setUp = shownIds(ids(before), ids(after));
  const addable = ids(carriersToAdd(offeredCarriers, after, settings)).filter((id) => !setUp.includes(id));
  return [...setUp, ...addable].map((carrierCompanyId) => {
    const [was, will] = [find(before, carrierCompanyId), find(after, carrierCompanyId)];
    const offer = offeredCarriers.find((each) => each.carrierCompanyId === carrierCompanyId);
    return {
      carrierCompanyId,
      name: offer?.name ?? carrierCompanyId,
      countries: offer?.countries,
      state: carrierStateOf(carrierCompanyId, after, settings),
      change: changeOf(was, will),
      carrier: will ?? was,
      wasDefault: was?.default ?? false,
      isPending: isPending(carrierCompanyId, settings),
    };
  });
}
