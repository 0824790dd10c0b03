import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { merchantConfigSchema } from '../company/merchantConfig.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const linkSchema = z.object({
  linkId: opaqueIdSchema,
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Absent before the first opening. */
  openedAt: z.optional(instantSchema),
});

const LINKS = `${companyPath}/preview-links` as const;
/** Maximum bytes of a snapshot: an unpublished logo of 400 KB, with 2,000 rules and more. */
const SNAPSHOT_LIMIT = 1_572_864;

/** Announced as `previewLinks`, like all calls here. */
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
 * Creates a link for seven days. The snapshot contains only keys that customers' screens use, validated like their
 * fields. Published values are accepted, and the owner's values are replaced by the published ones. 400 lists unknown
 * keys or the first invalid value, or the limit of 20 open links. 413 above `SNAPSHOT_LIMIT`.
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
    /** Returned only once, because only its hash is stored. */
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
 * The token is in the body, so that no URL log contains it. 404 for an unknown token. Only a holder of the token learns
 * that a link ended. 429 after many wrong tokens.
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
      /** Time of the snapshot. */
      createdAt: instantSchema,
      expiresAt: instantSchema,
      configuration: merchantConfigSchema,
    }),
    z.object({ state: z.enum(['revoked', 'expired']) }),
  ]),
  isRepeatable: true,
});
