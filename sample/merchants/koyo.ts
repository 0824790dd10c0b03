import { merchantAssets } from '../assets.ts';
import { reason } from '../reasons.ts';
import { when } from '../rules.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const koyo: HandmadeMerchant = {
  companyId: 'KOYO',
  name: 'Kōyō Ceramics',
  contactName: '森 紅葉',
  domain: 'koyo',
  purpose: 'Texts in Japanese on an owner that speaks English.',
  publishedDaysAgo: 2,
  people: [{ name: '森 紅葉', mailbox: 'staff' }],
  addresses: [
    {
      name: '本社倉庫',
      address: { line1: '52 Grey Street', line2: 'South Brisbane', town: 'Brisbane', area: 'QLD', postcode: '4101' },
    },
  ],
  countries: ['JP'],
  reasons: [
    reason('CRACK', 'ひび・欠けがあった', { asksFor: ['破損箇所の写真', '外箱の写真'] }),
    reason('GLAZE', '釉薬の色が写真と違う', { asksFor: ['商品の写真'] }),
    reason('WRONG', '注文と違う商品が届いた'),
    reason('MIND', '気が変わった', { customerPays: true }),
    reason('GIFT', '贈り物が重複した', { customerPays: true, offered: false }),
  ],
  rules: [
    {
      type: 'NON_RETURNABLE_ITEM',
      name: '受注制作の器は返品不可',
      when: [when('tags', 'fullMatch', ['受注制作'])],
      does: { isNotReturnable: true },
    },
    { type: 'RETURN_WINDOWS', name: '購入から14日以内', does: { days: 14, from: 'purchaseDate' }, isDefault: true },
  ],
  settings: { languages: { offered: ['ja', 'en'], default: 'ja' } },
  more: {
    assets: { logoImage: merchantAssets.KOYO.path },
    orderInstructions: '注文番号は納品書の右上に記載されています。',
  },
};
