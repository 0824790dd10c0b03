import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import type { Carrier } from '../carrier.ts';

const CARRIER_PREFIX = 'carriers.carrier.';
export const DEFAULT_CARRIER_KEY = 'carriers.default';
export const CARRIER_ORDER_KEY = 'carriers.order';

export const carrierKey = (carrierCompanyId: string): string => `${CARRIER_PREFIX}${carrierCompanyId}`;

/** The carrier a change's key names; `undefined` for any other key. */
export const carrierIdIn = (key: string): string | undefined =>
  key.startsWith(CARRIER_PREFIX) && key !== CARRIER_PREFIX ? key.slice(CARRIER_PREFIX.length) : undefined;

/** What a carrier's change holds. Which carrier is the default is a change of its own, for it is about all of them. */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDefault = (value: unknown): boolean => isRecord(value) && typeof value['carrierCompanyId'] === 'string';

const isSetup = (value: unknown, id: string): boolean =>
  isRecord(value) &&
  value['carrierCompanyId'] === id &&
  typeof value['enabled'] === 'boolean' &&
  (value['account'] === undefined ||
    (isRecord(value['account']) && Object.values(value['account']).every((part) => typeof part === 'string')));

/** Whether a value of a carrier's change is that carrier as it shall be, or as it is published. */
export const isCarrierSetup = ({ type, key }: PendingChange, value: unknown): value is CarrierSetup => {
  const id = type === 'COMPANY_CARRIER_CONFIG' ? carrierIdIn(key) : undefined;
  return id !== undefined && isSetup(value, id);
};

const isOrder = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Whether a change is one of carriers, in key and in the shape of both values. */
export function isCarrierChange({ type, key, value, originalValue }: PendingChange): boolean {
  if (type !== 'COMPANY_CARRIER_CONFIG') return false;
  if (key === CARRIER_ORDER_KEY) return isOrder(value) && isOrder(originalValue);
  const id = carrierIdIn(key);
  const isShaped = (part: unknown): boolean => (id === undefined ? isDefault(part) : isSetup(part, id));
  if (id === undefined && key !== DEFAULT_CARRIER_KEY) return false;
  return (isRemoval(value) || isShaped(value)) && (originalValue === undefined || isShaped(originalValue));
}
