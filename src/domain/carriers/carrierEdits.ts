import { isPending, type Carrier, type CarrierSettings } from '../company/parts/carrier.ts';

const replaced = (
  carriers: readonly Carrier[],
  carrierCompanyId: string,
  replace: (carrier: Carrier) => Carrier,
): readonly Carrier[] =>
  carriers.map((carrier) => (carrier.carrierCompanyId === carrierCompanyId ? replace(carrier) : carrier));

/**
 * Adds a carrier. The carrier is disabled while the merchant’s request to use it is pending [CR-1]. If only one carrier
 * is allowed, the new carrier becomes the default [CR-2].
 */
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

export const makeDefaultCarrier = (carriers: readonly Carrier[], carrierCompanyId: string): readonly Carrier[] =>
  carriers.some((carrier) => carrier.carrierCompanyId === carrierCompanyId)
    ? carriers.map((carrier) => ({ ...carrier, default: carrier.carrierCompanyId === carrierCompanyId }))
    : carriers;

/** Enables a carrier. If its request is pending, it also becomes the default [CR-3]. */
export function enableCarrier(
  carriers: readonly Carrier[],
  carrierCompanyId: string,
  settings: CarrierSettings,
): readonly Carrier[] {
  const enabled = replaced(carriers, carrierCompanyId, (carrier) => ({ ...carrier, enabled: true }));
  return isPending(carrierCompanyId, settings) ? makeDefaultCarrier(enabled, carrierCompanyId) : enabled;
}

export const disableCarrier = (carriers: readonly Carrier[], carrierCompanyId: string): readonly Carrier[] =>
  replaced(carriers, carrierCompanyId, (carrier) => ({ ...carrier, enabled: false }));

/**
 * Deletes the carriers that are marked for deletion [CR-5]. If the default is deleted, no other carrier becomes the
 * default.
 */
export const withoutDeletedCarriers = (
  carriers: readonly Carrier[],
  deletedIds: ReadonlySet<string>,
): readonly Carrier[] => carriers.filter((carrier) => !deletedIds.has(carrier.carrierCompanyId));
