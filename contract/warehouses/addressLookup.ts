import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/** Address fields of the auto-complete services [WH-2]. */
export const foundAddressSchema = z.looseObject({
  Line1: z.optional(z.string()),
  Line2: z.optional(z.string()),
  City: z.optional(z.string()),
  Province: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  CountryIso2: z.optional(z.string()),
});

const one = {
  method: 'GET',
  base: 'api',
  origin: 'own',
  caller: 'session',
  params: z.object({ rootOrgId: companyIdSchema }),
} as const;

const idSchema = z.string().check(z.minLength(1), z.maxLength(500));

export const findAddresses = defineCall({
  ...one,
  id: 'findAddresses',
  path: '/v1/returns-portal-service/{rootOrgId}/address-lookup',
  summary:
    'Suggests addresses of a country for a search text. Available only if the admin configuration has `addressLookup`.',
  query: z.object({
    companyId: companyIdSchema,
    text: z.string().check(z.minLength(1), z.maxLength(200)),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** Searches within this container item. */
    container: z.optional(idSchema),
  }),
  response: z.looseObject({
    items: z.array(
      z.looseObject({
        id: idSchema,
        text: z.string(),
        description: z.optional(z.string()),
        /** Contains addresses but is not one. */
        isContainer: z.optional(z.boolean()),
      }),
    ),
  }),
});

export const retrieveAddress = defineCall({
  ...one,
  id: 'retrieveAddress',
  path: '/v1/returns-portal-service/{rootOrgId}/address-lookup/address',
  summary: 'The complete address of one search result.',
  query: z.object({ companyId: companyIdSchema, id: idSchema }),
  response: foundAddressSchema,
});
