import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { merchantConfigSchema } from '../company/merchantConfig.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const linkSchema = z.object({
  linkId: opaqueIdSchema,
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Time of the first opening. Absent if the link was never opened. */
  openedAt: z.optional(instantSchema),
});

const LINKS = `${companyPath}/preview-links` as const;
/** Maximum bytes of a snapshot: an unpublished logo of 400 KB, 2,000 rules and other settings. */
const SNAPSHOT_LIMIT = 1_572_864;

/** Lists the open links. All calls in this file are announced as `previewLinks`. */
export const listPreviewLinks = defineCall({
  id: 'listPreviewLinks',
  method: 'GET',
  base: 'api',
  path: LINKS,
  summary: 'Lists the active preview links of a company, which show its portal without an account.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: z.object({ links: z.array(linkSchema) }),
});

/**
 * Creates a link that is valid for seven days. The snapshot contains only keys that the customers' screens use. Their
 * values are validated like fields, but published values are always accepted. The owner's values are replaced by the
 * published ones. 400 lists unknown keys or the first invalid value, or reports that 20 links are open. 413 above
 * `SNAPSHOT_LIMIT`.
 */
export const createPreviewLink = defineCall({
  id: 'createPreviewLink',
  method: 'POST',
  base: 'api',
  path: LINKS,
  summary: 'Creates a preview link: it shows a company’s portal with pending changes, without an account.',
  origin: 'own',
  caller: 'session',
  right: 'edit',
  params: companyParamsSchema,
  body: z.object({ configuration: merchantConfigSchema }),
  bodyLimit: SNAPSHOT_LIMIT,
  response: z.object({
    link: linkSchema,
    /** Token of the link. Only this response contains it, because only its hash is stored. */
    token: z.string(),
  }),
  successStatus: 201,
});

export const revokePreviewLink = defineCall({
  id: 'revokePreviewLink',
  method: 'DELETE',
  base: 'api',
  path: `${LINKS}/{linkId}`,
  summary: 'Revokes a preview link.',
  origin: 'own',
  caller: 'session',
  right: 'edit',
  params: z.extend(companyParamsSchema, { linkId: opaqueIdSchema }),
  successStatus: 204,
});

/**
 * Opens a link. The token is sent in the body, so that no log of URLs contains it. 404 for an unknown token. 429 after
 * many wrong tokens. Only a holder of the token learns that a link has ended.
 */
export const openPreviewLink = defineCall({
  id: 'openPreviewLink',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/preview-links/open',
  summary: 'The snapshot that a preview link shows.',
  origin: 'own',
  caller: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  response: z.union([
    z.object({
      state: z.literal('open'),
      /** Time at which the snapshot was stored. */
      createdAt: instantSchema,
      expiresAt: instantSchema,
      configuration: merchantConfigSchema,
    }),
    z.object({ state: z.enum(['revoked', 'expired']) }),
  ]),
  isRepeatable: true,
});
