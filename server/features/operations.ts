import { calls } from '../../contract/calls.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { getAsset, getHealth, getOpenApi, getReady } from '../../contract/operations.ts';
import { err, ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

/** An image opened as a page of its own can draw itself and do nothing else. */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const operations = {
  name: 'operations',
  auditActions: [],
  serves({ assets, operations: { version, engine, ping } }) {
    const document = openApiDocument(calls, version);
    return [
      serve(getHealth, () => ok({ body: { status: 'ok' as const, version } })),
      serve(getReady, async ({ log }) => {
        try {
          await ping();
          return ok({ body: { status: 'ready' as const, database: engine } });
        } catch (error) {
          log.warn({ err: error }, 'database does not answer');
          return err({ kind: 'unavailable', retryAfterSeconds: 5 });
        }
      }),
      serve(getOpenApi, () => ok({ body: document })),
      serve(getAsset, async ({ params }) => {
        const asset = await assets.find(params.hash.split('.', 1)[0] ?? '');
        if (!asset) return err({ kind: 'not-found' });
        const headers = {
          'content-type': asset.contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': ASSET_POLICY,
        };
        return ok({ body: asset.bytes, headers });
      }),
    ];
  },
} satisfies ServerFeature;
