import { defineCall } from '../call.ts';
import { toggleSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from './companyWrite.ts';

/**
 * Settings that belong to no product. Field rules apply only to new values, because published values may be invalid.
 */
const companySettingsParts = {
  refunds: z.looseObject({
    enabled: z.boolean(),
    /** Not in the specification: percentage that is deducted from the refunded price. */
    restockingFeePercent: z.optional(z.number()),
    /** Not in the specification: if true, shipping costs are refunded too. */
    includesShipping: z.optional(z.boolean()),
  }),
  currencyOverride: z.string(),
  webhooks: z.array(z.looseObject({ url: z.string() })),
  homePickup: z.looseObject({ enabled: z.boolean() }),
  emailPreviews: toggleSchema,
  emailPreviewsInternational: toggleSchema,
  orderInstructions: z.string(),
  termsAndConditionsUrl: z.string(),
  emailAddresses: z.looseObject({ multiCarrierSupportEmail: z.optional(z.string()) }),
  portalActive: z.boolean(),
  processingEnabled: z.boolean(),
  consumerUrl: z.string(),
  /** Not in the specification: the fields of the form. The form itself is specified. */
  inStoreReturnsForm: z.looseObject({
    mobileNumber: z.optional(z.boolean()),
    mobileNumberMandatory: z.optional(z.boolean()),
  }),
};

type Parts = typeof companySettingsParts;

const parts = Object.entries(companySettingsParts);

/** Built by hand, because zod's `partial` would add code to the script of the sign-in page. */
export const companySettingsShape = Object.fromEntries(parts.map(([name, part]) => [name, z.optional(part)])) as {
  [Name in keyof Parts]: z.ZodMiniOptional<Parts[Name]>;
};

/** Settings to change. `null` removes a setting. Absent settings are unchanged. */
const companySettingsSchema = z.object(
  Object.fromEntries(parts.map(([name, part]) => [name, z.optional(z.nullable(part))])) as {
    [Name in keyof Parts]: z.ZodMiniOptional<z.ZodMiniNullable<Parts[Name]>>;
  },
);

export const patchCompanySettings = defineCall({
  id: 'patchCompanySettings',
  method: 'PATCH',
  base: 'api',
  path: `${companyPath}/settings`,
  summary: 'Replaces the given settings of a merchant. Other settings are unchanged.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: writeHeadersSchema,
  body: companySettingsSchema,
  takesIdempotencyKey: true,
});
