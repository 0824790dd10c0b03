import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { instantSchema, z } from '../schema.ts';

/** Reviews by the owner's staff, newest first, and the merchant's consent. Announced as `reviewReceipts`. */
export const readMerchantReviews = defineCall({
  id: 'readMerchantReviews',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/reviews`,
  summary: 'The latest reviews of a merchant by admins, and whether the merchant allows reviews.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: z.object({
    /** `isRequired`: the owner's configuration has `reviewConsent`. */
    consent: z.object({ isRequired: z.boolean(), isGiven: z.boolean() }),
    reviews: z.array(
      z.object({
        reviewSessionId: z.string(),
        adminName: z.string(),
        reason: z.string(),
        openedAt: instantSchema,
        actingSince: z.optional(instantSchema),
        /** Absent while the review is open. */
        endedAt: z.optional(instantSchema),
        versions: z.array(z.object({ publishId: z.string(), revision: z.number() })),
        /**
         * Keys of changes that the admin left pending. Absent while the review is open. `isMine`: they belong to the
         * caller.
         */
        left: z.optional(
          z.object({
            changeCount: z.number(),
            keys: z.array(z.object({ type: z.string(), key: z.string() })),
            isMine: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

/** Withdrawing ends every review if consent is required. */
export const putReviewConsent = defineCall({
  id: 'putReviewConsent',
  method: 'PUT',
  base: 'api',
  path: `${companyPath}/review-consent`,
  summary: 'Allows or forbids the owner’s admins to review a merchant.',
  origin: 'own',
  caller: 'session',
  right: 'people',
  params: companyParamsSchema,
  body: z.object({ isGiven: z.boolean() }),
  successStatus: 204,
});
