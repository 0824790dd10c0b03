import fc from 'fast-check';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import { consumerPortal } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { consumerSteps, textSlots } from '../../../src/domain/consumer-text/textSlot.ts';
import { ConsumerPortal } from '../../../src/ui/consumer/ConsumerPortal.tsx';
import { consumerView } from '../../../src/ui/shared/preview/consumerView.ts';
import { aCompanyConfiguration, aReason } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';

/** So many texts come through every slot of the wording and every name that a customer reads. */
const TEXTS = 10_000;

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({
    lng: 'en',
    resources: { en: { translation: readBundle('locales', 'en') } },
    interpolation: { escapeValue: false },
  });
});

const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '{{constructor}}',
  '$t(consumerPortal.continue)',
  '</style><style>*{display:none}',
  '&lt;b&gt;',
  '\u202e\u0000\ud83d',
  'Ünïcødé 返品',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

/** The elements and names of attributes of a markup, without texts and values. */
const shapeOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<\/?([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)].join(' '),
  );

function screensWith(next: () => string): readonly string[] {
  const steps: Record<string, Record<string, string>> = {};
  for (const { step, field } of textSlots) (steps[step] ??= {})[field] = `x${next()}`;
  const base = aCompanyConfiguration({
    name: `x${next()}`,
    refunds: { enabled: true },
    international: { homeCountryCode: 'AU' },
    termsAndConditionsUrl: 'https://acme.example/terms',
    orderInstructions: `x${next()}`,
    warehousesConfig: [aWarehouse({ locationId: 'main', default: true, locationName: `x${next()}` })],
    applicationConfig: { config: { consumerText: { v1: { en: { steps } } } } },
  });
  const product = base.products[base.carrier.productName];
  const configuration = {
    ...base,
    products: {
      [base.carrier.productName]: {
        ...product,
        returnFormFields: {
          orderId: true,
          purchaseDate: true,
          reasonComments: true,
          reasonCommentsFieldName: `x${next()}`,
        },
        returnReasons: { enabled: true, reasons: [aReason({ description: `x${next()}` })] },
      },
    },
  };
  const items = [{ id: 'i1', name: `x${next()}`, price: 10 }];
  const order = { number: `x${next()}`, purchaseDate: '2026-01-03', country: 'AU', area: undefined, items };
  const visit = { language: 'en', order, askedOn: '2026-01-05' } as const;
  const view = consumerView(consumerPortal(configuration, visit), visit, {}, translator.t);
  return consumerSteps.map((screen) => renderToStaticMarkup(<ConsumerPortal view={view} screen={screen} />));
}

it('are words on every screen, and never elements, attributes or addresses that run [CT-4]', () => {
  const plain = screensWith(() => 'words').map(shapeOf);
  let read = 0;
  fc.assert(
    fc.property(fc.infiniteStream(hostile), (texts) => {
      const shown = screensWith(() => {
        read += 1;
        return texts.next().value;
      });
      expect(shown.map(shapeOf)).toEqual(plain);
      expect(shown.join('')).not.toMatch(/href="\s*javascript:/i);
    }),
    { numRuns: Math.ceil(TEXTS / 34) },
  );
  expect(read).toBeGreaterThanOrEqual(TEXTS);
});
