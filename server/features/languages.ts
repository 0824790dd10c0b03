import { getLocale } from '../../contract/languages/locale.ts';
import type { BundleTree } from '../../locales/readBundle.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/serve.ts';
import { shortHash } from '../infrastructure/languages/shortHash.ts';
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
          kept: { name: `${getLocale.id} ${tag}`, make: () => Promise.resolve(textsOfPage(bundle)) },
          // The browser keeps it, and asks whether it still holds; its bytes differ by encoding, so the tag is a weak one.
          headers: { etag: `W/"${tag}"`, 'cache-control': 'private, no-cache' },
        });
      }),
    ];
  },
} satisfies ServerFeature;

/** What mails say is said by no page. */
const textsOfPage = (bundle: BundleTree): BundleTree =>
  Object.fromEntries(Object.entries(bundle).filter(([subject]) => subject !== 'mail'));
