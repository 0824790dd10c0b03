import { adminConfigSchema } from './branding/adminConfig.ts';
import { languageSchema } from './languages/language.ts';
import { translationTreeSchema } from './languages/translationTree.ts';
import { z } from './schema.ts';

/**
 * JSON in the page's HTML (`id="boot"`), so that the sign-in form needs no request. `bundle` contains only the texts of
 * sign-in. `companyId` is the company ID in the URL, in upper case.
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
 * Shared by the inline scripts and the application as `window.__EARLY__`.
 * `submitted`: name of a form that was submitted before the application could handle it.
 * `release`: stops blocking submits.
 * `answers`: responses of early requests, by `earlyKeyOf`. They are deleted after 30 seconds.
 * `taken`: secret parts removed from the URL, e.g. `#set-password=` with its token.
 * `textsRelease`: release of the page's texts. It is part of bundle URLs, so that cached older texts are never shown.
 */
export type Early = {
  readonly submitted?: string | undefined;
  readonly release?: () => void;
  readonly answers?: Record<string, Promise<Response>> | undefined;
  readonly taken?: { readonly search: string; readonly hash: string } | undefined;
  readonly textsRelease?: string | undefined;
};

/** Key of an early request in `answers`. */
export const earlyKeyOf = (method: string, url: string, body?: unknown): string =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;
