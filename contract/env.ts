import { languageSchema } from './languages/language.ts';
import { z } from './schema.ts';

/**
 * What `/env.js` sets as `window.__ENV__`: an allow-list of runtime settings, no secret among them.
 * Urls are prefixes without a trailing slash; empty means the page's own origin.
 */
export const envSchema = z.object({
  carrier: z.optional(z.string().check(z.minLength(1))),
  carriersByHost: z.optional(z.record(z.string(), z.string())),
  localMode: z.optional(z.boolean()),
  /** True where every path is an admin's [RT-3]. */
  admin: z.optional(z.boolean()),
  apiUrl: z.optional(z.string()),
  rootApiUrl: z.optional(z.string()),
  /** Public by nature: names this client, proves nothing. */
  clientKey: z.string().check(z.minLength(1)),
  clientSecret: z.optional(z.string()),
  adminRoles: z.array(z.string()).check(z.minLength(1)),
  merchantRoles: z.array(z.string()).check(z.minLength(1)),
  /** What those roles may do that may not do everything: `edit`, `publish`, `people`. */
  roleRights: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The product name under which a company's configuration is kept. */
  returnsProduct: z.string().check(z.minLength(1)),
  defaultLanguage: z.optional(languageSchema),
  newNavigation: z.optional(z.boolean()),
  analyticsKey: z.optional(z.string()),
  /** How events are uploaded (`analyticsEnvSchema`), read with the script that does: no page waits for it. */
  analytics: z.optional(z.record(z.string(), z.unknown())),
});

export type Env = z.output<typeof envSchema>;
