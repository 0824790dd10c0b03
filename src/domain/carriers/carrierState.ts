import { isPending, type Carrier, type CarrierSettings } from '../company/parts/carrier.ts';

export type CarrierState = 'not-set-up' | 'pending' | 'disabled' | 'enabled' | 'default';

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

export type CarrierProblem = 'no-carrier-enabled' | 'no-default-carrier' | 'default-carrier-disabled';

export function carrierProblem(carriers: readonly Carrier[]): CarrierProblem | undefined {
  if (!carriers.some((carrier) => carrier.enabled)) return 'no-carrier-enabled';
  const preferred = carriers.find((carrier) => carrier.default);
  if (!preferred) return 'no-default-carrier';
  return preferred.enabled ? undefined : 'default-carrier-disabled';
}
