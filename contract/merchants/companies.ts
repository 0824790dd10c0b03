import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, keyHeadersSchema } from '../company/companyWrite.ts';
import { footerFeatureSchema } from '../navigation/navigation.ts';
import { companyIdSchema, instantSchema, opaqueIdSchema, z } from '../schema.ts';

const portalStates = ['live', 'paused', 'setting-up', 'disabled'] as const;
const portalStateSchema = z.enum(portalStates);
const companySortSchema = z.enum(['name', '-name', 'companyId', '-companyId', 'lastPublishedAt', '-lastPublishedAt']);

export const companyListItemSchema = z.object({
  companyId: z.string(),
  name: z.string(),
  contactName: z.optional(z.string()),
  portalState: portalStateSchema,
  /** Region of the default return address. Absent if unknown. */
  area: z.optional(z.string()),
  lastPublishedAt: z.optional(instantSchema),
  /** The merchant's own footer links. Present only if the list is filtered by them. */
  footerLinks: z.optional(footerFeatureSchema),
  /** True if the owner requires consent to reviews and the merchant has not given it. */
  isReviewRefused: z.optional(z.boolean()),
});

/**
 * Lists merchants. `search` finds substrings of name, ID and contact, ignoring case. The next page is read by an opaque
 * cursor, or by `offset` if the previous page was not read. `total` counts all matches.
 */
export const listCompanies = defineCall({
  id: 'listCompanies',
  method: 'GET',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/companies',
  summary: 'Lists the owner’s merchants, with search, filters, sorting and pagination.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema }),
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    /** State of the portal. `attention` means offline or being set up. */
    state: z.optional(z.enum([...portalStates, 'attention'])),
    /** Filter: merchants that have their own value for this setting instead of the owner's value. */
    own: z.optional(
      z.enum(['footer-links', 'languages', 'sub-brand', 'address-validation', 'warranty-limit', 'window-limit']),
    ),
    /** Only merchants that have enabled the carrier with this company ID. */
    carrier: z.optional(z.string().check(z.maxLength(200))),
    /** Only merchants with a longer warranty in days, unless they have a limit of their own. */
    warrantyOver: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(36_500))),
    /** Only merchants with a longer return window or more days to send a return, unless they have their own limit. */
    windowOver: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(36_500))),
    sort: z.optional(companySortSchema),
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    /** Number of matches before the page. Must not be combined with `cursor`. */
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    /** Maximum number of merchants, from 1 to 200. Defaults to 100. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.object({
    companies: z.array(companyListItemSchema),
    total: z.number(),
    nextCursor: z.optional(z.string()),
  }),
});

const reviewReasonSchema = z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });
const reviewSessionSchema = z.object({
  reviewSessionId: z.string(),
  merchantId: z.string(),
  expiresAt: instantSchema,
});

const reviewsPath = `${companyPath}/review-sessions` as const;
const reviewParams = z.extend(companyParamsSchema, { reviewSessionId: opaqueIdSchema });
const reviewCall = {
  base: 'api',
  origin: 'own',
  caller: 'admin',
  headers: keyHeadersSchema,
  takesIdempotencyKey: true,
} as const;

/** Opens a read-only review of one merchant for at most 60 minutes. Requires a reason. */
export const openReviewSession = defineCall({
  ...reviewCall,
  id: 'openReviewSession',
  method: 'POST',
  path: reviewsPath,
  summary: 'Starts a review of a merchant.',
  params: companyParamsSchema,
  body: reviewReasonSchema,
  response: reviewSessionSchema,
  successStatus: 201,
  responseHeaders: z.object({ date: z.optional(z.string()) }),
});

/**
 * Extends a review so that it ends in 60 minutes. Requires a new reason. Available if the service announces
 * `reviewExtensions`.
 */
export const extendReviewSession = defineCall({
  ...reviewCall,
  id: 'extendReviewSession',
  method: 'POST',
  path: `${reviewsPath}/{reviewSessionId}/extensions`,
  summary: 'Extends a review.',
  params: reviewParams,
  body: reviewReasonSchema,
  response: reviewSessionSchema,
  successStatus: 201,
  responseHeaders: z.object({ date: z.optional(z.string()) }),
});

/** Allows writes in a review, which is read-only until then. Requires the extension `reviewActing`. */
export const actInReview = defineCall({
  ...reviewCall,
  id: 'actInReview',
  method: 'POST',
  path: `${reviewsPath}/{reviewSessionId}/acting`,
  summary: 'Allows the admin to make changes in a review.',
  right: 'edit',
  params: reviewParams,
  successStatus: 204,
});

export const closeReviewSession = defineCall({
  ...reviewCall,
  id: 'closeReviewSession',
  method: 'DELETE',
  path: `${reviewsPath}/{reviewSessionId}`,
  summary: 'Ends a review.',
  params: reviewParams,
  successStatus: 204,
});
