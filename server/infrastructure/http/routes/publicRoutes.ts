import type { FastifyInstance } from 'fastify';
import { getAdminConfig, getLocalAdminConfig } from '../../../../contract/branding/adminConfig.ts';
import { getLocale } from '../../../../contract/languages/locale.ts';
import { getAsset } from '../../../../contract/operations.ts';
import type { BundleTree } from '../../../../locales/readBundle.ts';
import type { BundleLocale } from '../../../../src/domain/languages/language.ts';
import { err, ok } from '../../../../src/domain/shared/result.ts';
import { answered } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

/** An image opened as a page of its own can draw itself and do nothing else. */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function publicRoutes(
  app: FastifyInstance,
  context: CallContext,
  useCases: UseCases,
  bundleOf: (locale: BundleLocale) => BundleTree,
): void {
  for (const call of [getAdminConfig, getLocalAdminConfig])
    registerCall(app, context, call, async ({ query }) =>
      answered(await useCases.readAdminConfig.execute(query.carrier)),
    );

  registerCall(app, context, getLocale, ({ query }) => ok({ body: bundleOf(query.locale) }));

  registerCall(app, context, getAsset, async ({ params }) => {
    const asset = await useCases.assets.find(params.hash.split('.', 1)[0] ?? '');
    if (!asset) return err({ kind: 'not-found' });
    const headers = {
      'content-type': asset.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': ASSET_POLICY,
    };
    return ok({ body: asset.bytes, headers });
  });
}
