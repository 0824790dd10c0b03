import { languageSchema } from './languages/language.ts';
import { z } from './schema.ts';

/**
 * Public runtime settings that `/env.js` sets as `window.__ENV__`. URLs are prefixes without a trailing slash. An empty
 * URL means the page's origin.
 */
export const envSchema = z.object({
  carrier: z.optional(z.string().check(z.minLength(1))),
  carriersByHost: z.optional(z.record(z.string(), z.string())),
  localMode: z.optional(z.boolean()),
  /** True if every path belongs to an admin page [RT-3]. */
  admin: z.optional(z.boolean()),
  apiUrl: z.optional(z.string()),
  rootApiUrl: z.optional(z.string()),
  /** Public client ID, which is not a secret. */
  clientKey: z.string().check(z.minLength(1)),
  clientSecret: z.optional(z.string()),
  adminRoles: z.array(z.string()).check(z.minLength(1)),
  merchantRoles: z.array(z.string()).check(z.minLength(1)),
  /** Rights of each restricted role: `edit`, `publish`, `people`. */
  roleRights: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Product name under which a company's configuration is stored. */
  returnsProduct: z.string().check(z.minLength(1)),
  defaultLanguage: z.optional(languageSchema),
  newNavigation: z.optional(z.boolean()),
  analyticsKey: z.optional(z.string()),
  /** Validated by `analyticsEnvSchema` when the upload script is loaded, so that no page waits for that schema. */
  analytics: z.optional(z.record(z.string(), z.unknown())),
});

export type Env = z.output<typeof envSchema>;
