import type { PendingChange } from '../../changes/pendingChange.ts';
import { isAbsentOr, isBoolean, isRecord, isText } from '../../shared/shapes.ts';
import type { AccountValues, Carrier } from '../../company/parts/carrier.ts';

export const CARRIERS_PREFIX = 'carriers.';
export const CARRIER_PREFIX = 'carriers.carrier.';
export const CARRIER_ORDER_KEY = 'carriers.order';

/** Value of a change of a carrier. Selecting the default is a separate change, because it concerns all carriers. */
export type CarrierSetup = Omit<Carrier, 'default'>;
export type DefaultCarrier = { readonly carrierCompanyId: string };

export function setupOf(carrier: Carrier): CarrierSetup {
  const { default: _, ...setup } = carrier;
  return setup;
}

export function defaultIn(carriers: readonly Carrier[]): DefaultCarrier | undefined {
  const preferred = carriers.find((carrier) => carrier.default);
  return preferred && { carrierCompanyId: preferred.carrierCompanyId };
}

export const isDefaultCarrier = (value: unknown): value is DefaultCarrier =>
  isRecord(value) && isText(value['carrierCompanyId']);

const isAccount = (value: unknown): value is AccountValues => isRecord(value) && Object.values(value).every(isText);

export const isSetupOf = (value: unknown, id: string): value is CarrierSetup =>
  isRecord(value) &&
  value['carrierCompanyId'] === id &&
  isBoolean(value['enabled']) &&
  isAbsentOr(isAccount)(value['account']);

export const isCarrierSetup = ({ type, key }: PendingChange, value: unknown): value is CarrierSetup =>
  type === 'COMPANY_CARRIER_CONFIG' &&
  key.startsWith(CARRIER_PREFIX) &&
  key !== CARRIER_PREFIX &&
  isSetupOf(value, key.slice(CARRIER_PREFIX.length));
