import { getLocale } from '../../contract/languages/locale.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const languages = {
  name: 'languages',
  auditActions: [],
  serves: ({ bundleOf }) => [serve(getLocale, ({ query }) => ok({ body: bundleOf(query.locale, query.carrier) }))],
} satisfies ServerFeature;
