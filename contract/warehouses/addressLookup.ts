import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/** Address fields as returned by services that complete addresses [WH-2]. */
export const foundAddressSchema = z.looseObject({
  Line1: z.optional(z.string()),
  Line2: z.optional(z.string()),
  City: z.optional(z.string()),
  Province: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  CountryIso2: z.optional(z.string()),
});

const addressCall = {
  method: 'GET',
  base: 'api',
  origin: 'own',
  caller: 'session',
  params: z.object({ rootOrgId: companyIdSchema }),
} as const;

const idSchema = z.string().check(z.minLength(1), z.maxLength(500));

export const findAddresses = defineCall({
  ...addressCall,
  id: 'findAddresses',
  path: '/v1/returns-portal-service/{rootOrgId}/address-lookup',
  summary:
    'Suggests addresses of a country for a search text. Available only if the admin configuration has `addressLookup`.',
  query: z.object({
    companyId: companyIdSchema,
    text: z.string().check(z.minLength(1), z.maxLength(200)),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** ID of the container item in which to search. */
    container: z.optional(idSchema),
  }),
  response: z.looseObject({
    items: z.array(
      z.looseObject({
        id: idSchema,
        text: z.string(),
        description: z.optional(z.string()),
        /** True if the item contains addresses but is not an address. */
        isContainer: z.optional(z.boolean()),
      }),
    ),
  }),
});

export const retrieveAddress = defineCall({
  ...addressCall,
  id: 'retrieveAddress',
  path: '/v1/returns-portal-service/{rootOrgId}/address-lookup/address',
  summary: 'The complete address of one search result.',
  query: z.object({ companyId: companyIdSchema, id: idSchema }),
  response: foundAddressSchema,
});
