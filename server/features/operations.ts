import { calls } from '../../contract/calls.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { getAsset, getHealth, getOpenApi, getReady } from '../../contract/operations.ts';
import { err, ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

/** An image opened as a page may only render itself. */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Parts of the service that only writes need. */
const WRITING: ReadonlySet<string> = new Set(['writes', 'disk']);

export const operations = {
  name: 'operations',
  auditActions: [],
  serves({ assets, operations: { version, engine, condition } }) {
    /** Created at its first read, because that takes as long as the rest of a start. */
    let document: ReturnType<typeof openApiDocument> | undefined;
    return [
      serve(getHealth, () => ok({ body: { status: 'ok' as const, version } })),
      serve(getReady, async ({ query }) => {
        const all = await condition.impediments();
        const impediments = query.for === 'reads' ? all.filter(({ part }) => !WRITING.has(part)) : all;
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
          // Logos are shown on other sites, and in the preview's frame, which has an opaque origin.
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': ASSET_POLICY,
        };
        return ok({ body: asset.bytes, headers });
      }),
    ];
  },
} satisfies ServerFeature;
