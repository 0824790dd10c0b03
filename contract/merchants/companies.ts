import { defineCall } from '../call.ts';
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
  /** Region code of the company’s default return address, where known. */
  area: z.optional(z.string()),
  lastPublishedAt: z.optional(instantSchema),
  /** Own links at the foot of its pages, where the list is one of those that have some. */
  footerLinks: z.optional(footerFeatureSchema),
  /** No review of it begins: its owner requires consent, and it gives none. */
  isReviewRefused: z.optional(z.boolean()),
});

/**
 * The admin’s list. Searched (name, id or contact; case-insensitive substring), filtered and sorted by the database;
 * pages by an opaque keyset cursor, or from an offset where nobody has read the page before. `total` counts all that match.
 */
export const listCompanies = defineCall({
  id: 'listCompanies',
  method: 'GET',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/companies',
  summary: 'Merchants of the owner: search, filter, sort, page.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema }),
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    /** `attention`: offline or being set up. */
    state: z.optional(z.enum([...portalStates, 'attention'])),
    /** Those alone that have it of their own: links, several languages, a sub-brand, or what they would take over from their owner. */
    own: z.optional(
      z.enum(['footer-links', 'languages', 'sub-brand', 'address-validation', 'warranty-limit', 'window-limit']),
    ),
    /** Only merchants that have this carrier turned on, by its company ID. */
    carrier: z.optional(z.string().check(z.maxLength(200))),
    /** Those alone with a longer warranty than that many days, and no limit of their own. */
    warrantyOver: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(36_500))),
    /** The same of the days until a return is due, and of return windows. */
    windowOver: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(36_500))),
    sort: z.optional(companySortSchema),
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    /** How many of those that match stand before the page, where no cursor leads to it. Not beside a cursor. */
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    /** 1 to 200; 100 unless stated. */
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

/** An admin enters review mode on one merchant, with a reason, for at most 60 minutes: to look, until they begin to act. */
export const openReviewSession = defineCall({
  id: 'openReviewSession',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/review-sessions',
  summary: 'Enter review mode.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema }),
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  body: reviewReasonSchema,
  response: reviewSessionSchema,
  successStatus: 201,
  takesIdempotencyKey: true,
  responseHeaders: z.object({ date: z.optional(z.string()) }),
});

/** The admin goes on for a reason of its own: 60 minutes from now, however much was left. Announced as `reviewExtensions`. */
export const extendReviewSession = defineCall({
  id: 'extendReviewSession',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/review-sessions/{reviewSessionId}/extensions',
  summary: 'Extend review mode.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema, reviewSessionId: opaqueIdSchema }),
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  body: reviewReasonSchema,
  response: reviewSessionSchema,
  successStatus: 201,
  takesIdempotencyKey: true,
  responseHeaders: z.object({ date: z.optional(z.string()) }),
});

/** The admin begins to act for the merchant: until then the review refuses every write. Announced as `reviewActing`. */
export const actInReview = defineCall({
  id: 'actInReview',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/review-sessions/{reviewSessionId}/acting',
  summary: 'Begin to act in review mode.',
  origin: 'own',
  caller: 'admin',
  right: 'edit',
  params: z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema, reviewSessionId: opaqueIdSchema }),
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  successStatus: 204,
  takesIdempotencyKey: true,
});

export const closeReviewSession = defineCall({
  id: 'closeReviewSession',
  method: 'DELETE',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/review-sessions/{reviewSessionId}',
  summary: 'Leave review mode.',
  origin: 'own',
  caller: 'admin',
  params: z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema, reviewSessionId: opaqueIdSchema }),
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  successStatus: 204,
  takesIdempotencyKey: true,
});
