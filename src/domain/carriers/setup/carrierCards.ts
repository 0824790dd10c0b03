import { isPending, type Carrier, type OfferedCarrier } from '../../company/parts/carrier.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { shownIds } from '../../shared/listMoves.ts';
import { carriersOf, carriersToAdd } from '../companyCarriers.ts';
import { carrierStateOf, type CarrierState } from '../carrierState.ts';
import { setupOf } from '../changes/carrierKey.ts';

export type CarrierCard = {
  readonly carrierCompanyId: string;
  readonly name: string;
  /** Codes of the countries in which the carrier collects parcels. Absent if it collects in all countries. */
  readonly countries: readonly string[] | undefined;
  readonly state: CarrierState;
  readonly change: 'none' | 'added' | 'changed' | 'removed';
  /** The pending carrier, or the published carrier if it was removed. `undefined` if the carrier is not set up. */
  readonly carrier: Carrier | undefined;
  readonly wasDefault: boolean;
  readonly isPending: boolean;
};

function changeOf(published: Carrier | undefined, pending: Carrier | undefined): CarrierCard['change'] {
  if (!pending) return published ? 'removed' : 'none';
  if (!published) return 'added';
  return deepEqual(setupOf(published), setupOf(pending)) ? 'none' : 'changed';
}

/** Cards of published or pending carriers in order, then of carriers that can be added [CR-7]. */
export function carrierCards(published: CompanyConfiguration, pending: CompanyConfiguration): readonly CarrierCard[] {
  const { offeredCarriers = [], carriers: settings = {} } = pending;
  const [before, after] = [carriersOf(published), carriersOf(pending)];
  const find = (carriers: readonly Carrier[], id: string) => carriers.find((each) => each.carrierCompanyId === id);
  const ids = (carriers: readonly (Carrier | OfferedCarrier)[]) => carriers.map((each) => each.carrierCompanyId);
  const setUp = shownIds(ids(before), ids(after));
  const addable = ids(carriersToAdd(offeredCarriers, after, settings)).filter((id) => !setUp.includes(id));
  return [...setUp, ...addable].map((carrierCompanyId) => {
    const [publishedCarrier, pendingCarrier] = [find(before, carrierCompanyId), find(after, carrierCompanyId)];
    const offer = offeredCarriers.find((each) => each.carrierCompanyId === carrierCompanyId);
    return {
      carrierCompanyId,
      name: offer?.name ?? carrierCompanyId,
      countries: offer?.countries,
      state: carrierStateOf(carrierCompanyId, after, settings),
      change: changeOf(publishedCarrier, pendingCarrier),
      carrier: pendingCarrier ?? publishedCarrier,
      wasDefault: publishedCarrier?.default ?? false,
      isPending: isPending(carrierCompanyId, settings),
    };
  });
}
