import { languageSchema } from './languages/language.ts';
import { z } from './schema.ts';

/**
 * Public runtime settings that `/env.js` sets as `window.__ENV__`. URLs are prefixes without a trailing slash; empty
 * means the page's origin.
 */
export const envSchema = z.object({
  carrier: z.optional(z.string().check(z.minLength(1))),
  carriersByHost: z.optional(z.record(z.string(), z.string())),
  localMode: z.optional(z.boolean()),
  /** Every path belongs to an admin [RT-3]. */
  admin: z.optional(z.boolean()),
  apiUrl: z.optional(z.string()),
  rootApiUrl: z.optional(z.string()),
  /** Public client id, not a secret. */
  clientKey: z.string().check(z.minLength(1)),
  clientSecret: z.optional(z.string()),
  adminRoles: z.array(z.string()).check(z.minLength(1)),
  merchantRoles: z.array(z.string()).check(z.minLength(1)),
  /** Rights of restricted roles: `edit`, `publish`, `people`. */
  roleRights: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Product name of the company configurations. */
  returnsProduct: z.string().check(z.minLength(1)),
  defaultLanguage: z.optional(languageSchema),
  newNavigation: z.optional(z.boolean()),
  analyticsKey: z.optional(z.string()),
  /** Validated later by `analyticsEnvSchema`, with the upload script, so that no page waits for it. */
  analytics: z.optional(z.record(z.string(), z.unknown())),
});

export type Env = z.output<typeof envSchema>;
