import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import { consumerPortal } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { ScreenMiniatures } from '../../../src/ui/consumer/FramedPortal.tsx';
import { consumerView } from '../../../src/ui/shared/preview/content/consumerView.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({ lng: 'en', resources: { en: { translation: readBundle('locales', 'en') } } });
});

it('the row of screen miniatures has the text direction of the page, and each miniature that of its own language [CT-2]', () => {
  const items = [{ id: 'i1', name: 'Boots', price: 10 }];
  const order = { number: 'A1', purchaseDate: '2026-01-03', country: 'AU', area: undefined, items };
  const visit = { language: 'en', order, requestedOn: '2026-01-05' } as const;
  const view = consumerView(consumerPortal(aCompanyConfiguration(), visit), visit, {}, translator.t);
  const strip = renderToStaticMarkup(<ScreenMiniatures view={view} direction="rtl" />);
  expect(strip.match(/ dir="(ltr|rtl)"/g)).toEqual([' dir="rtl"', ...Array.from({ length: 5 }, () => ' dir="ltr"')]);
});
