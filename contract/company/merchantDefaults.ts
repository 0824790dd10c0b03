import { toggleSchema, z } from '../schema.ts';

export const offeredCarrierSchema = z.looseObject({
  carrierCompanyId: z.string(),
  name: z.optional(z.string()),
  /** Own: two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  countries: z.optional(z.array(z.string())),
});

export const offeredStoreNetworkSchema = z.looseObject({
  storeNetworkId: z.string(),
  name: z.optional(z.string()),
  /** Own: the carrier that takes the parcels there. */
  storeNetworkCarrierId: z.optional(z.string()),
  /** Own: how many shops it has. */
  shopCount: z.optional(z.number()),
});

/** Features that a merchant has of its own, or takes over from its owner [CF-2]. Limits are in whole days. */
export const merchantDefaults = {
  addressValidationRequired: z.optional(toggleSchema),
  shortPostcodes: z.optional(toggleSchema),
  /** Own: the carriers and store networks that merchants can select; each merchant's own list if absent. */
  offeredCarriers: z.optional(z.looseObject({ carriers: z.array(offeredCarrierSchema) })),
  offeredStoreNetworks: z.optional(z.looseObject({ storeNetworks: z.array(offeredStoreNetworkSchema) })),
  returnPolicies: z.optional(z.looseObject({ maxWarrantyDays: z.optional(z.number()) })),
  returnWindows: z.optional(z.looseObject({ maxDueDateDays: z.optional(z.number()) })),
};
