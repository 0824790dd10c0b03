import { toggleSchema, z } from '../schema.ts';

/** Features that a merchant has of its own, or takes over from its owner [CF-2]. Limits are in whole days. */
export const merchantDefaults = {
  addressValidationRequired: z.optional(toggleSchema),
  shortPostcodes: z.optional(toggleSchema),
  returnPolicies: z.optional(z.looseObject({ maxWarrantyDays: z.optional(z.number()) })),
  returnWindows: z.optional(z.looseObject({ maxDueDateDays: z.optional(z.number()) })),
};
