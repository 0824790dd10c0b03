import { z } from './schema.ts';

const count = z.optional(z.number());

/** Analytics settings in `/env.js`. All have defaults. Times in milliseconds. */
export const analyticsEnvSchema = z.object({
  /** Region of the account. Defaults to the US. */
  zone: z.optional(z.enum(['EU', 'US'])),
  /** Overrides the URL of the zone. */
  url: z.optional(z.string()),
  sessionTimeout: count,
  uploadBatchSize: count,
  savedMaxCount: count,
  uploadPeriod: count,
});
export type AnalyticsEnv = z.output<typeof analyticsEnvSchema>;
