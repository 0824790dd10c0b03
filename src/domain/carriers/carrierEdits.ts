import { isPending, type Carrier, type CarrierSettings } from '../company/parts/carrier.ts';

const replaced = (
  carriers: readonly Carrier[],
  carrierCompanyId: string,
  replace: (carrier: Carrier) => Carrier,
): readonly Carrier[] =>
  carriers.map((carrier) => (carrier.carrierCompanyId === carrierCompanyId ? replace(carrier) : carrier));

/** The carriers with one added: a pending one waits [CR-1]; the first is the default where one is meant to be [CR-2]. */
export function addCarrier(
  carriers: readonly Carrier[],
  carrierCompanyId: string,
  settings: CarrierSettings,
): readonly Carrier[] {
  if (carriers.some((carrier) => carrier.carrierCompanyId === carrierCompanyId)) return carriers;
  if (isPending(carrierCompanyId, settings)) return [...carriers, { carrierCompanyId, enabled: false, default: false }];
  const isOnlyOne = carriers.length === 0 && settings.multiCarrierEnabled !== true;
  return [...carriers, { carrierCompanyId, enabled: true, default: isOnlyOne }];
}

/** The carriers with one as the default; the others are no longer [CR-4]. One unknown changes nothing. */
export const makeDefaultCarrier = (carriers: readonly Carrier[], carrierCompanyId: string): readonly Carrier[] =>
  carriers.some((carrier) => carrier.carrierCompanyId === carrierCompanyId)
    ? carriers.map((carrier) => ({ ...carrier, default: carrier.carrierCompanyId === carrierCompanyId }))
    : carriers;

/** The carriers with one enabled; a pending one becomes the default with it [CR-3]. */
export function enableCarrier(
  carriers: readonly Carrier[],
  carrierCompanyId: string,
  settings: CarrierSettings,
): readonly Carrier[] {
  const enabled = replaced(carriers, carrierCompanyId, (carrier) => ({ ...carrier, enabled: true }));
  return isPending(carrierCompanyId, settings) ? makeDefaultCarrier(enabled, carrierCompanyId) : enabled;
}

/** The carriers with one disabled. The default stays the default: that it serves nobody is a problem to point out. */
export const disableCarrier = (carriers: readonly Carrier[], carrierCompanyId: string): readonly Carrier[] =>
  replaced(carriers, carrierCompanyId, (carrier) => ({ ...carrier, enabled: false }));

/** The carriers without those flagged for deletion [CR-5]. No other becomes the default by itself. */
export const withoutDeletedCarriers = (
  carriers: readonly Carrier[],
  deletedIds: ReadonlySet<string>,
): readonly Carrier[] => carriers.filter((carrier) => !deletedIds.has(carrier.carrierCompanyId));
