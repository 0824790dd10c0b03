import { getLocale } from '../../contract/languages/locale.ts';
import type { BundleTree } from '../../locales/readBundle.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const languages = {
  name: 'languages',
  auditActions: [],
  serves: ({ bundleOf }) => [
    serve(getLocale, ({ query }) => ok({ body: textsOfPage(bundleOf(query.locale, query.carrier)) })),
  ],
} satisfies ServerFeature;

/** What mails say is said by no page. */
const textsOfPage = (bundle: BundleTree): BundleTree =>
  Object.fromEntries(Object.entries(bundle).filter(([subject]) => subject !== 'mail'));
