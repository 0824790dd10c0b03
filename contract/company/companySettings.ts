import { defineCall } from '../call.ts';
import { toggleSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from './companyWrite.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** What a merchant sets beside its products; `null` takes a setting away. */
export const companySettingsSchema = z.object({
  refunds: optional(
    z.looseObject({
      enabled: z.boolean(),
      restockingFeePercent: z.optional(z.number()),
      includesShipping: z.optional(z.boolean()),
    }),
  ),
  currencyOverride: optional(text(3)),
  webhooks: optional(z.array(z.looseObject({ url: text(500) })).check(z.maxLength(20))),
  homePickup: optional(z.looseObject({ enabled: z.boolean() })),
  emailPreviews: optional(toggleSchema),
  emailPreviewsInternational: optional(toggleSchema),
  orderInstructions: optional(text(2000)),
  termsAndConditionsUrl: optional(text(500)),
  emailAddresses: optional(z.looseObject({ multiCarrierSupportEmail: z.optional(text(320)) })),
  portalActive: optional(z.boolean()),
});

export const patchCompanySettings = defineCall({
  id: 'patchCompanySettings',
  method: 'PATCH',
  base: 'api',
  path: `${companyPath}/settings`,
  summary: 'Writes the named settings of a merchant whole; the others stay as they are.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  headers: writeHeadersSchema,
  body: companySettingsSchema,
  takesIdempotencyKey: true,
});
