import { LARGE_BODY_LIMIT, OPEN_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { keyHeadersSchema } from '../company/companyWrite.ts';
import { companyIdSchema, opaqueIdSchema, z } from '../schema.ts';

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
/** First name, space and last name. Each name has at most 100 characters. */
const contactName = text(201);
const onboardingSchema = z.object({
  companyId: companyIdSchema,
  redirectUrl: text(2000),
  companyName: text(200),
  login: text(320),
  contactName,
  phoneNumber: text(50),
  legalEntity: text(200),
  requestId: opaqueIdSchema,
  returns: z.optional(z.object({ returnsSpeedType: text(100) })),
  bcc: z.optional(z.array(text(320)).check(z.maxLength(50))),
  /**
   * Not in the specification. Merchant to copy from: return reasons, form, rules (without addresses and carriers),
   * refunds, and number or pattern settings. It must belong to the same owner and allow reviews. Available with
   * `merchantDirectory`.
   */
  copyFrom: z.optional(companyIdSchema),
  productSettings: z.object({
    pricingTier: z.number(),
    consumerChargeAccount: text(100),
    consumerChargeAccountKey: text(200),
    merchantChargeAccount: text(100),
    locationId: text(100),
    carrierAccountId: text(100),
    isIntegratedMerchant: z.boolean(),
    paperlessOptionEnabled: z.boolean(),
    username: text(320),
    returnsPortalInternational: z.boolean(),
  }),
});

/** Creates a merchant with an initial configuration. Customers cannot see its portal yet. */
export const postOnboard = defineCall({
  id: 'postOnboard',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{carrier}/onboard/',
  summary: 'Onboards a merchant.',
  origin: '7',
  caller: 'admin',
  right: 'publish',
  params: z.object({ carrier: z.string().check(z.minLength(1), z.maxLength(64)) }),
  headers: keyHeadersSchema,
  body: onboardingSchema,
  bodyLimit: 65_536,
  takesIdempotencyKey: true,
});

/**
 * Finds which IDs and trading names the owner's merchants already use. Available with `merchantDirectory`. Reserves
 * nothing, so onboarding and sign-up check again.
 */
export const findNamesInUse = defineCall({
  id: 'findNamesInUse',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/taken-names',
  summary: 'Checks which of the given ids and trading names are already used.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema }),
  body: z.object({
    merchants: z.array(z.object({ companyId: text(200), tradingName: text(200) })).check(z.maxLength(500)),
  }),
  bodyLimit: LARGE_BODY_LIMIT,
  response: z.object({
    companyIds: z.array(z.string()),
    /** Case-folded trading names, as used for comparison. */
    tradingNames: z.array(z.string()),
  }),
  isRepeatable: true,
});

/**
 * Signs a merchant up. 400 with the message `Request with the same trading name already exists` if another merchant has
 * the name. 400 lists unknown applicant keys. 507 if the owner's byte quota is used up.
 */
export const postPrereg = defineCall({
  id: 'postPrereg',
  method: 'POST',
  base: 'api',
  path: '/v1/prereg/',
  summary: 'Signs a merchant up for the product.',
  origin: '7',
  caller: 'admin',
  right: 'publish',
  scope: 'prereg:write',
  headers: keyHeadersSchema,
  body: z.object({
    organisationId: companyIdSchema,
    product: z.string().check(z.minLength(1), z.maxLength(64)),
    applicant: z.object({
      contactName,
      companyName: z.optional(text(200)),
      tradingName: z.optional(text(200)),
      login: z.optional(text(320)),
      phoneNumber: z.optional(text(50)),
      lastNameKana: z.optional(text(100)),
      firstNameKana: z.optional(text(100)),
      latinName: z.optional(text(200)),
    }),
  }),
  bodyLimit: OPEN_BODY_LIMIT,
  takesIdempotencyKey: true,
});
