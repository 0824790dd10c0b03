import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { policyOrigin } from './contentSecurityPolicy.ts';

const PREFIX = '/preview/';

/**
 * Content security policy of the preview's frame. `sandbox` gives the frame an opaque origin even if it is opened
 * directly, so its scripts cannot read or send portal data.
 * @param origin of the frame's script and style sheet, because `'self'` matches nothing in an opaque origin
 */
const previewPolicy = (origin: string): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${origin}${PREFIX}`,
    `style-src ${origin}${PREFIX}`,
    // Allow images from other sites, because a logo may be stored there (`imageSources`).
    `img-src data: https: ${origin}/assets/`,
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const originOf = ({ protocol, host }: FastifyRequest): string => policyOrigin(`${protocol}://${host}`) ?? "'none'";

/** Serves the frame for the consumer's screens. The frame contains no data. The page sends what the frame shows. */
export async function registerPreview(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(async (frame) => {
    frame.addHook('onSend', async (request, reply) => {
      reply
        .header('content-security-policy', previewPolicy(originOf(request)))
        // Allow other origins, because the frame that loads these files has an opaque origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .removeHeader('x-frame-options');
    });
    await frame.register(fastifyStatic, {
      root: join(directory, 'preview'),
      prefix: PREFIX,
      decorateReply: false,
      preCompressed: true,
      maxAge: 0,
      allowedPath: (path) => !path.endsWith('.map'),
    });
  });
}
