import { displayNumber, displaySwitch, type Display } from '../changes/displays.ts';
import { describeFields } from '../changes/fields/describeFields.ts';
import { refundsFields } from './refundsFields.ts';

const displayCurrency: Display<string> = (code) => ({ kind: 'chips', names: [code], codesOf: 'currency' });

export const describeRefundsChange = describeFields(refundsFields, {
  enabled: { title: 'refunds.changes.enabled', display: displaySwitch },
  restockingFeePercent: { title: 'refunds.changes.fee', display: displayNumber('percent') },
  includesShipping: { title: 'refunds.changes.shipping', display: displaySwitch },
  currencyOverride: { title: 'refunds.changes.currency', display: displayCurrency },
  customerPayments: { title: 'refunds.changes.payments', display: displaySwitch },
});
