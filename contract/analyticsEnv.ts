import { z } from './schema.ts';

const count = z.optional(z.number());

/** What `/env.js` says of uploads to product analytics, each with a default; times in milliseconds. */
export const analyticsEnvSchema = z.object({
  /** Where the account of the key is kept; the US unless stated. */
  zone: z.optional(z.enum(['EU', 'US'])),
  /** An address that takes the place of the zone's. */
  url: z.optional(z.string()),
  sessionTimeout: count,
  uploadBatchSize: count,
  savedMaxCount: count,
  uploadPeriod: count,
});
export type AnalyticsEnv = z.output<typeof analyticsEnvSchema>;
