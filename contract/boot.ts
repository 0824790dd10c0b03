import { adminConfigSchema } from './branding/adminConfig.ts';
import { languageSchema } from './languages/language.ts';
import { translationTreeSchema } from './languages/translationTree.ts';
import { z } from './schema.ts';

/**
 * JSON in the page's HTML (`id="boot"`), so that sign-in needs no call. `bundle` contains only the texts of sign-in.
 * `companyId` comes from the URL, in upper case.
 */
export const bootSchema = z.object({
  carrier: z.string(),
  adminConfig: adminConfigSchema,
  language: languageSchema,
  bundle: translationTreeSchema,
  companyId: z.optional(z.string()),
});

export type Boot = z.output<typeof bootSchema>;

/**
 * Set by inline scripts as `window.__EARLY__`. `submitted`: name of a form submitted before the application listened.
 * `release` stops delaying submits. `answers`: responses of early requests by `earlyKeyOf`, dropped after 30 seconds.
 * `taken`: secret URL parts, e.g. a provider's response, `#set-password=` with its token, or `?set-password`.
 * `textsRelease`: release of the page's texts, part of bundle URLs so that older texts are never shown.
 */
export type Early = {
  readonly submitted?: string | undefined;
  readonly release?: () => void;
  readonly answers?: Record<string, Promise<Response>> | undefined;
  readonly taken?: { readonly search: string; readonly hash: string } | undefined;
  readonly textsRelease?: string | undefined;
};

/** Key of an early request. */
export const earlyKeyOf = (method: string, url: string, body?: unknown): string =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;
