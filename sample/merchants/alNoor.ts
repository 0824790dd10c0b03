import { merchantAssets } from '../assets.ts';
import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const alNoor: HandmadeMerchant = {
  companyId: 'ALNOOR',
  name: 'Al Noor Textiles',
  contactName: 'ليلى النور',
  domain: 'alnoor',
  purpose: 'Texts in Arabic, and a portal that is paused.',
  takesOverAddressValidation: true,
  publishedDaysAgo: 77,
  people: [
    { name: 'ليلى النور', mailbox: 'staff' },
    { name: 'عمر النور', mailbox: 'omar' },
  ],
  portalActive: false,
  addresses: [
    { name: 'المستودع الرئيسي', address: { line1: '33 Murray Street', town: 'Perth', area: 'WA', postcode: '6000' } },
  ],
  countries: ['AE', 'SA'],
  reasons: [
    reason('SIZE', 'المقاس غير مناسب', { customerPays: true, asksFor: ['صورة بطاقة المقاس'] }),
    reason('DAMAGED', 'وصل المنتج تالفًا', { asksFor: ['صورة التلف'] }),
    reason('COLOUR', 'اللون مختلف عن الصورة', { asksFor: ['صورة القماش'] }),
    reason('MIND', 'غيّرت رأيي', { customerPays: true }),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'خلال 14 يومًا من الشراء',
      does: { days: 14, from: 'purchaseDate' },
      isDefault: true,
    },
  ],
  settings: { languages: { offered: ['ar', 'en'], default: 'ar' } },
  more: { assets: { logoImage: merchantAssets.ALNOOR.path } },
};
