import { z } from './schema.ts';

const count = z.optional(z.number());

/** Analytics settings in `/env.js`. Each setting has a default. Times are in milliseconds. */
export const analyticsEnvSchema = z.object({
  /** Region of the analytics account. Defaults to the US. */
  zone: z.optional(z.enum(['EU', 'US'])),
  /** URL that replaces the URL of the region. */
  url: z.optional(z.string()),
  sessionTimeout: count,
  uploadBatchSize: count,
  savedMaxCount: count,
  uploadPeriod: count,
});
export type AnalyticsEnv = z.output<typeof analyticsEnvSchema>;
