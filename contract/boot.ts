import { adminConfigSchema } from './branding/adminConfig.ts';
import { languageSchema } from './languages/language.ts';
import { translationTreeSchema } from './languages/translationTree.ts';
import { z } from './schema.ts';

/**
 * What the page's HTML carries in `<script type="application/json" id="boot">`, so that sign-in needs no call.
 * `bundle` holds the texts of sign-in only; `companyId` is the url's, in upper case, where it names one.
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
 * What the page's first inline scripts leave as `window.__EARLY__` for the application: the name of the form that was
 * submitted before anything listened. `release` stops holding submits back; call it once the application does. `answers`
 * are to what was asked for somebody who is signed in, by `earlyKeyOf`; they are dropped after half a minute. `taken` is what
 * stood in the address and is secret: what an identity provider sent a person back to `/login` with, or `#set-password=` with
 * the token of a password link; or `?set-password` of who forgot one. `textsRelease` names the product's texts that the page
 * was made with: it stands in the address of bundles, so that those of an earlier release are never drawn.
 */
export type Early = {
  readonly submitted?: string | undefined;
  readonly release?: () => void;
  readonly answers?: Record<string, Promise<Response>> | undefined;
  readonly taken?: { readonly search: string; readonly hash: string } | undefined;
  readonly textsRelease?: string | undefined;
};

/** The name of a request among the early ones. */
export const earlyKeyOf = (method: string, url: string, body?: unknown): string =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;
