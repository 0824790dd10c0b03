import { getLocale } from '../../contract/languages/locale.ts';
import type { BundleTree } from '../../locales/readBundle.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/calls/serve.ts';
import { shortHash } from '../infrastructure/languages/LocaleBundles.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const languages = {
  name: 'languages',
  auditActions: [],
  serves({ bundleOf }) {
    const tags = new WeakMap<BundleTree, string>();
    const tagOf = (bundle: BundleTree): string => {
      const tag = tags.get(bundle) ?? shortHash(textsOfPage(bundle));
      tags.set(bundle, tag);
      return tag;
    };
    return [
      serve(getLocale, ({ query }) => {
        const bundle = bundleOf(query.locale, query.carrier);
        const tag = tagOf(bundle);
        return ok({
          cached: { name: `${getLocale.id} ${tag}`, make: () => Promise.resolve(textsOfPage(bundle)) },
          // Browsers must revalidate their copy. The tag is weak, because the bytes depend on the content encoding.
          headers: { etag: `W/"${tag}"`, 'cache-control': 'private, no-cache' },
        });
      }),
    ];
  },
} satisfies ServerFeature;

/** Omits the texts of mails, because no page shows them. */
const textsOfPage = (bundle: BundleTree): BundleTree =>
  Object.fromEntries(Object.entries(bundle).filter(([subject]) => subject !== 'mail'));
