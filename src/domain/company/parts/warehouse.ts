import type { Address } from './address.ts';

/** A return address of a company [WH-1]. At most one is the default. */
export type Warehouse = {
  readonly locationId: string;
  readonly locationName?: string | undefined;
  readonly companyId?: string | undefined;
  readonly enabled: boolean;
  readonly default?: boolean | undefined;
  /** Ids of the address in other systems. This product does not change them. */
  readonly externalBindings?: readonly unknown[] | undefined;
  readonly rules?: readonly unknown[] | undefined;
  readonly place?: { readonly address: Address } | undefined;
};
