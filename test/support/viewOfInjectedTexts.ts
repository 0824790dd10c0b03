import fc from 'fast-check';
import type { TFunction } from 'i18next';
import { consumerPortal } from '../../src/domain/consumer-portal/consumerPortal.ts';
import { textSlots } from '../../src/domain/consumer-text/textSlot.ts';
import type { ConsumerView } from '../../src/ui/consumer/ConsumerView.ts';
import { consumerView } from '../../src/ui/shared/preview/content/consumerView.ts';
import { aCompanyConfiguration, aReason } from './samples/builders.ts';
import { aWarehouse } from './samples/warehouses.ts';

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
/** Generates texts that would have an effect if they were interpreted as code or markup. */
export const injectedText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

/** Number of texts that `viewOf` reads from `next`. */
export const TEXTS_PER_VIEW = 34;

/** Screens of a customer. Each text and name is an x followed by a text of `next`. */
export function viewOf(next: () => string, t: TFunction): ConsumerView {
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
  const visit = { language: 'en', order, requestedOn: '2026-01-05' } as const;
  return consumerView(consumerPortal(configuration, visit), visit, {}, t);
}
