import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { policyOrigin } from './contentSecurityPolicy.ts';

const PREFIX = '/preview/';

/**
 * `sandbox` gives the frame an opaque origin even when opened directly, so it cannot read or send portal data.
 * @param origin of its script and style sheet; `'self'` matches nothing in a document with an opaque origin
 */
const previewPolicy = (origin: string): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${origin}${PREFIX}`,
    `style-src ${origin}${PREFIX}`,
    // A logo may be on another site (`imageSources`); only images can be loaded from there.
    `img-src data: https: ${origin}/assets/`,
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const originOf = ({ protocol, host }: FastifyRequest): string => policyOrigin(`${protocol}://${host}`) ?? "'none'";

/** Serves the frame for the consumer's screens. It contains no data; the page sends what it shows. */
export async function registerPreview(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(async (frame) => {
    frame.addHook('onSend', async (request, reply) => {
      reply
        .header('content-security-policy', previewPolicy(originOf(request)))
        // The frame that loads them has an opaque origin.
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
