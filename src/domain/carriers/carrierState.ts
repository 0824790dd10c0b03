import { isPending, type Carrier, type CarrierSettings } from '../company/parts/carrier.ts';

/** How an offered carrier stands with a company. */
export type CarrierState = 'not-set-up' | 'pending' | 'disabled' | 'enabled' | 'default';

/** The state of a carrier. One that is enabled is past waiting, whatever the list of pending ones still says. */
export function carrierStateOf(
  carrierCompanyId: string,
  carriers: readonly Carrier[],
  settings: CarrierSettings,
): CarrierState {
  const carrier = carriers.find((each) => each.carrierCompanyId === carrierCompanyId);
  if (carrier?.enabled) return carrier.default ? 'default' : 'enabled';
  if (isPending(carrierCompanyId, settings)) return 'pending';
  return carrier ? 'disabled' : 'not-set-up';
}

/** What is wrong with a company's carriers as a whole: no parcel could be sent. */
export type CarrierProblem = 'no-carrier-enabled' | 'no-default-carrier' | 'default-carrier-disabled';

/** The first problem of a company's carriers; `undefined` where returns can be sent. */
export function carrierProblem(carriers: readonly Carrier[]): CarrierProblem | undefined {
  if (!carriers.some((carrier) => carrier.enabled)) return 'no-carrier-enabled';
  const preferred = carriers.find((carrier) => carrier.default);
  if (!preferred) return 'no-default-carrier';
  return preferred.enabled ? undefined : 'default-carrier-disabled';
}
