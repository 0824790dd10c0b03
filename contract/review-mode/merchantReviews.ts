import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { instantSchema, z } from '../schema.ts';

/** Lists reviews by the owner's staff, newest first, and the merchant's consent. Requires the extension `reviewReceipts`. */
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
    /** `isRequired`: whether the owner's configuration contains `reviewConsent`. */
    consent: z.object({ isRequired: z.boolean(), isGiven: z.boolean() }),
    reviews: z.array(
      z.object({
        reviewSessionId: z.string(),
        adminName: z.string(),
        reason: z.string(),
        openedAt: instantSchema,
        actingSince: z.optional(instantSchema),
        endedAt: z.optional(instantSchema),
        versions: z.array(z.object({ publishId: z.string(), revision: z.number() })),
        /**
         * Keys of changes that the admin did not publish. Absent while the review is open. `isMine`: the caller is that
         * admin.
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

/** Stores the consent to reviews. If the owner requires consent, withdrawing it ends every review. */
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
