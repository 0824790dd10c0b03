import { calls } from '../../contract/calls.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { getAsset, getHealth, getOpenApi, getReady } from '../../contract/operations.ts';
import { err, ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

/** Content security policy of an image that is opened as a page. The image may only render itself. */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Parts of the service without which only writes fail. */
const WRITING: ReadonlySet<string> = new Set(['writes', 'disk']);

export const operations = {
  name: 'operations',
  auditActions: [],
  serves({ assets, operations: { version, engine, condition } }) {
    /** Created on the first request, because creating the document takes as long as the rest of the start. */
    let document: ReturnType<typeof openApiDocument> | undefined;
    return [
      serve(getHealth, () => ok({ body: { status: 'ok' as const, version } })),
      serve(getReady, async ({ query }) => {
        const problems = await condition.impediments();
        const impediments = query.for === 'reads' ? problems.filter(({ part }) => !WRITING.has(part)) : problems;
        return impediments.length === 0
          ? ok({ body: { status: 'ready' as const, database: engine } })
          : err({ kind: 'unavailable', retryAfterSeconds: 5, impediments });
      }),
      serve(getOpenApi, () => ok({ body: (document ??= openApiDocument(calls, version)) })),
      serve(getAsset, async ({ params }) => {
        const asset = await assets.find(params.hash.split('.', 1)[0] ?? '');
        if (!asset) return err({ kind: 'not-found' });
        const headers = {
          'content-type': asset.contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          // Allow other origins, because other sites show logos and the preview's frame has an opaque origin.
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': ASSET_POLICY,
        };
        return ok({ body: asset.bytes, headers });
      }),
    ];
  },
} satisfies ServerFeature;
