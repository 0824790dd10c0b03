import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { policyOrigin } from './policyOrigin.ts';

const PREFIX = '/preview/';

/**
 * What the consumer's screens may do: draw what they are told. `sandbox` takes the origin away also where the document is
 * opened by itself, so that it can read nothing of the portal and send nothing anywhere.
 * @param origin where its own script and style sheet are; `'self'` names nothing in a document without an origin
 */
const previewPolicy = (origin: string): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${origin}${PREFIX}`,
    `style-src ${origin}${PREFIX}`,
    // A logo may stand with others (`imageSources`); a picture is all that comes from there.
    `img-src data: https: ${origin}/assets/`,
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const originOf = ({ protocol, host }: FastifyRequest): string => policyOrigin(`${protocol}://${host}`) ?? "'none'";

/** Serves the frame that pages show the consumer's screens in. It holds nothing of anybody: all it draws is told to it. */
export async function registerPreview(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(async (frame) => {
    frame.addHook('onSend', async (request, reply) => {
      reply
        .header('content-security-policy', previewPolicy(originOf(request)))
        // Whoever loads them is of no origin.
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
