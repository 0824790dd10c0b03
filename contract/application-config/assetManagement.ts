import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { writeHeadersSchema } from '../company/companyWrite.ts';
import { companyIdSchema, z } from '../schema.ts';

const home = '/v1/asset-management/{root}/{merchant}';
const homeParams = z.object({ root: companyIdSchema, merchant: companyIdSchema });
const versionParams = z.extend(homeParams, {
  version: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}(\.[A-Za-z0-9_-]{1,20}){0,3}$/)),
});
const recordSchema = z.record(z.string(), z.unknown());

/** Maximum bytes of the body: an image of two megabytes in base64, and the other fields. */
const UPLOAD_LIMIT = 2_900_000;

const assetCall = {
  base: 'api',
  origin: '7',
  caller: 'session',
  right: 'publish',
  headers: writeHeadersSchema,
  takesIdempotencyKey: true,
} as const;

export const postApplicationConfig = defineCall({
  ...assetCall,
  id: 'postApplicationConfig',
  method: 'POST',
  path: `${home}/1.0/`,
  summary: 'Creates the application configuration. Refused if it already exists.',
  params: homeParams,
  body: z.object({ config: recordSchema }),
  bodyLimit: LARGE_BODY_LIMIT,
});

/** Uploads an image. PNG, JPEG and WebP are encoded again. An SVG is refused if it contains more than a drawing. */
export const uploadApplicationImage = defineCall({
  ...assetCall,
  id: 'uploadApplicationImage',
  method: 'POST',
  path: `${home}/{version}/upload`,
  summary: 'Uploads one image of the application configuration, which replaces the previous one.',
  params: versionParams,
  body: z.object({
    asset: z.literal('logoImage'),
    contentType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']),
    /** Content of the image in base64. */
    data: z.string().check(z.minLength(1)),
  }),
  bodyLimit: UPLOAD_LIMIT,
});

/** Changes the configuration. Each part is a JSON merge patch (RFC 7396). An asset can be set to an uploaded URL. */
export const patchApplicationConfig = defineCall({
  ...assetCall,
  id: 'patchApplicationConfig',
  method: 'PATCH',
  path: `${home}/{version}/`,
  summary: 'Changes parts of the application configuration.',
  params: versionParams,
  body: z.object({
    config: z.optional(recordSchema),
    features: z.optional(recordSchema),
    assets: z.optional(recordSchema),
  }),
  bodyLimit: LARGE_BODY_LIMIT,
});

export const publishApplicationConfig = defineCall({
  ...assetCall,
  id: 'publishApplicationConfig',
  method: 'POST',
  path: `${home}/{version}/publish`,
  summary: 'Publishes the application configuration. The body is empty.',
  params: versionParams,
});
