import { toggleSchema, z } from '../schema.ts';

export const offeredCarrierSchema = z.looseObject({
  carrierCompanyId: z.string(),
  name: z.optional(z.string()),
  /** Not in the specification: two-letter codes of countries with collection. Absent: all countries. */
  countries: z.optional(z.array(z.string())),
});

export const offeredStoreNetworkSchema = z.looseObject({
  storeNetworkId: z.string(),
  name: z.optional(z.string()),
  /** Not in the specification: ID of the carrier that transports the parcels. */
  storeNetworkCarrierId: z.optional(z.string()),
  /** Not in the specification: number of shops. */
  shopCount: z.optional(z.number()),
});

/** Features of a merchant. A missing feature is inherited from the owner [CF-2]. Limits are in days. */
export const merchantDefaults = {
  addressValidationRequired: z.optional(toggleSchema),
  shortPostcodes: z.optional(toggleSchema),
  /** Not in the specification: carriers and store networks to choose from. Absent: each merchant has its own list. */
  offeredCarriers: z.optional(z.looseObject({ carriers: z.array(offeredCarrierSchema) })),
  offeredStoreNetworks: z.optional(z.looseObject({ storeNetworks: z.array(offeredStoreNetworkSchema) })),
  returnPolicies: z.optional(z.looseObject({ maxWarrantyDays: z.optional(z.number()) })),
  returnWindows: z.optional(z.looseObject({ maxDueDateDays: z.optional(z.number()) })),
};
