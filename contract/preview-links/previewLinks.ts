import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { merchantConfigSchema } from '../company/merchantConfig.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const linkSchema = z.object({
  linkId: opaqueIdSchema,
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  openedAt: z.optional(instantSchema),
});

const linksPath = `${companyPath}/preview-links` as const;
const linksCall = { base: 'api', origin: 'own', caller: 'session', params: companyParamsSchema } as const;
/** Maximum bytes of a snapshot: an unpublished logo of 400 KB, 2,000 rules and other settings. */
const SNAPSHOT_LIMIT = 1_572_864;

/** Lists the open links. All calls in this file are announced as `previewLinks`. */
export const listPreviewLinks = defineCall({
  ...linksCall,
  id: 'listPreviewLinks',
  method: 'GET',
  path: linksPath,
  summary: 'Lists the active preview links of a company, which show its portal without an account.',
  response: z.object({ links: z.array(linkSchema) }),
});

/**
 * Creates a link that is valid for seven days. The snapshot contains only keys that the customers' screens use. Their
 * values are validated like fields, but published values are always accepted. The owner's values are replaced by the
 * published ones. 400 lists unknown keys or the first invalid value, or reports that 20 links are open. 413 above
 * `SNAPSHOT_LIMIT`.
 */
export const createPreviewLink = defineCall({
  ...linksCall,
  id: 'createPreviewLink',
  method: 'POST',
  path: linksPath,
  summary: 'Creates a preview link: it shows a company’s portal with pending changes, without an account.',
  right: 'edit',
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
  ...linksCall,
  id: 'revokePreviewLink',
  method: 'DELETE',
  path: `${linksPath}/{linkId}`,
  summary: 'Revokes a preview link.',
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
      createdAt: instantSchema,
      expiresAt: instantSchema,
      configuration: merchantConfigSchema,
    }),
    z.object({ state: z.enum(['revoked', 'expired']) }),
  ]),
  isRepeatable: true,
});
