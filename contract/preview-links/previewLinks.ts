import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { merchantConfigSchema } from '../company/merchantConfig.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const linkSchema = z.object({
  linkId: opaqueIdSchema,
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** When it was opened last; absent until then. */
  openedAt: z.optional(instantSchema),
});

const LINKS = `${companyPath}/preview-links` as const;
/** Maximum bytes of a snapshot, with a logo that is not published yet. */
const SNAPSHOT_LIMIT = 4_194_304;

/** Own: the links of a company that are good still. Announced as `previewLinks`, like all calls here. */
export const listPreviewLinks = defineCall({
  id: 'listPreviewLinks',
  method: 'GET',
  base: 'api',
  path: LINKS,
  summary: 'The open links that show a company’s portal to people without an account.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: z.object({ links: z.array(linkSchema) }),
});

/**
 * Not in the specification: a link that shows the portal of a configuration for seven days. The body holds a snapshot: only the
 * keys that customers' screens use. The values are validated like the fields that they come from; values that are published
 * already are accepted. Values that belong to the owner are replaced by the published ones. 400 names each unknown key, or the
 * first wrong value, and is also returned beyond 20 open links. 413 beyond `SNAPSHOT_LIMIT`.
 */
export const createPreviewLink = defineCall({
  id: 'createPreviewLink',
  method: 'POST',
  base: 'api',
  path: LINKS,
  summary: 'Make a link that shows a company’s portal, with what is pending, to somebody without an account.',
  origin: 'own',
  caller: 'session',
  right: 'edit',
  params: companyParamsSchema,
  body: z.object({ configuration: merchantConfigSchema }),
  bodyLimit: SNAPSHOT_LIMIT,
  response: z.object({
    link: linkSchema,
    /** For the one who asked, this once: it is kept as a hash only. */
    token: z.string(),
  }),
  successStatus: 201,
});

/** Own: a link shows nothing from now on. */
export const revokePreviewLink = defineCall({
  id: 'revokePreviewLink',
  method: 'DELETE',
  base: 'api',
  path: `${LINKS}/{linkId}`,
  summary: 'Revoke a link to a preview.',
  origin: 'own',
  caller: 'session',
  right: 'edit',
  params: z.extend(companyParamsSchema, { linkId: opaqueIdSchema }),
  successStatus: 204,
});

/**
 * Own: what a link shows, for whoever holds its token. The token travels in the body, so that no log of addresses holds it.
 * 404 for a token that is none; what became of a link is told to who holds its token alone. 429 for many wrong ones.
 */
export const openPreviewLink = defineCall({
  id: 'openPreviewLink',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/preview-links/open',
  summary: 'What a link to a preview shows.',
  origin: 'own',
  caller: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  response: z.union([
    z.object({
      state: z.literal('open'),
      /** Since then it shows the same. */
      createdAt: instantSchema,
      expiresAt: instantSchema,
      configuration: merchantConfigSchema,
    }),
    z.object({ state: z.enum(['revoked', 'expired']) }),
  ]),
  isRepeatable: true,
});
