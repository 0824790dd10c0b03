import { defineCall } from '../call.ts';
import { toggleSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from './companyWrite.ts';

/**
 * What a merchant sets beside its products, each part once: as the configuration holds it and as it is written. Which
 * values may be published is decided by the rules of their fields, since what is published already may stay.
 */
const companySettingsParts = {
  refunds: z.looseObject({
    enabled: z.boolean(),
    /** Own: the share of the price that is kept, in percent. */
    restockingFeePercent: z.optional(z.number()),
    /** Own: whether what was paid for shipping is refunded as well. */
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
  /** Not in the specification: the fields. It names the form alone. */
  inStoreReturnsForm: z.looseObject({
    mobileNumber: z.optional(z.boolean()),
    mobileNumberMandatory: z.optional(z.boolean()),
  }),
};

type Parts = typeof companySettingsParts;

const parts = Object.entries(companySettingsParts);

/** As the configuration holds them. Made by hand, since zod’s `partial` would come with the script of the sign-in. */
export const companySettingsShape = Object.fromEntries(parts.map(([name, part]) => [name, z.optional(part)])) as {
  [Name in keyof Parts]: z.ZodMiniOptional<Parts[Name]>;
};

/** `null` takes a setting away; one that is not named stays. */
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
  summary: 'Writes the named settings of a merchant whole; the others stay as they are.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: writeHeadersSchema,
  body: companySettingsSchema,
  takesIdempotencyKey: true,
});
