import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval, type Removal } from '../../changes/removal.ts';
import { inOrderOf } from '../../shared/listOrder.ts';
import type { Carrier } from '../carrier.ts';
import { makeDefaultCarrier } from '../carrierEdits.ts';
import { CARRIER_ORDER_KEY, carrierIdIn, type CarrierSetup, type DefaultCarrier } from './carrierKey.ts';

/** A carrier that is to be added, before the one it is said to stand before; at the end where that one is not there. */
type Waiting = { readonly carrier: Carrier; readonly before?: string | undefined };

/**
 * The carriers with these changes made. Published ones keep their order, new ones follow; one that comes back stands
 * where it stood. A pending order arranges them all. A new carrier is not the default unless a change says so.
 */
export function applyCarrierChanges(
  published: readonly Carrier[],
  changes: readonly PendingChange[],
): readonly Carrier[] {
  let carriers = published;
  let preferred: DefaultCarrier | Removal | undefined;
  let order: readonly string[] = [];
  const waiting: Waiting[] = [];
  for (const { key, value, valueId } of changes) {
    const id = carrierIdIn(key);
    if (key === CARRIER_ORDER_KEY) order = value as readonly string[];
    else if (id === undefined) preferred = value as DefaultCarrier | Removal;
    else if (isRemoval(value)) carriers = carriers.filter((each) => each.carrierCompanyId !== id);
    else if (carriers.some((each) => each.carrierCompanyId === id))
      carriers = carriers.map((each) =>
        each.carrierCompanyId === id ? { ...(value as CarrierSetup), default: each.default } : each,
      );
    else waiting.push({ carrier: { ...(value as CarrierSetup), default: false }, before: valueId });
  }
  const placed = inOrderOf(withPlaced(carriers, waiting), order, (carrier) => carrier.carrierCompanyId);
  if (preferred === undefined) return placed;
  if (isRemoval(preferred)) return placed.map((carrier) => ({ ...carrier, default: false }));
  return makeDefaultCarrier(placed, preferred.carrierCompanyId);
}

/** Those whose place is known come first: one may stand before another that is only just coming back itself. */
function withPlaced(carriers: readonly Carrier[], waiting: readonly Waiting[]): readonly Carrier[] {
  const placeOf = ({ before }: Waiting): number => carriers.findIndex((each) => each.carrierCompanyId === before);
  const next = waiting.find((each) => each.before === undefined || placeOf(each) >= 0) ?? waiting[0];
  if (!next) return carriers;
  const place = placeOf(next);
  return withPlaced(
    carriers.toSpliced(place < 0 ? carriers.length : place, 0, next.carrier),
    waiting.filter((each) => each !== next),
  );
}
