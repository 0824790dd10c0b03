import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

/** Merchants of the other owners, to show their languages and addresses. */
export const uspsMerchants: readonly HandmadeMerchant[] = [
  {
    companyId: 'PRAIRIE',
    name: 'Prairie Boot Company',
    contactName: 'Walter Hayes',
    domain: 'prairie',
    purpose: 'A merchant with addresses in the United States.',
    publishedDaysAgo: 6,
    people: [{ name: 'Walter Hayes', mailbox: 'staff' }],
    addresses: [
      {
        name: 'Main Address',
        address: { line1: '610 North 8th Street', line2: 'Suite 200', town: 'Lincoln', area: 'NE', postcode: '68508' },
      },
    ],
  },
  {
    companyId: 'LAKESHORE',
    name: 'Lakeshore Electronics',
    contactName: 'Denise Carter',
    domain: 'lakeshore',
    purpose: 'Every reason asks the customer to pay.',
    publishedDaysAgo: 41,
    people: [{ name: 'Denise Carter', mailbox: 'staff' }],
    addresses: [
      {
        name: 'Main Address',
        address: { line1: '233 South Wacker Drive', town: 'Chicago', area: 'IL', postcode: '60606' },
      },
    ],
    reasons: [
      reason('OPENED', 'Opened, does not suit me', { customerPays: true }),
      reason('MIND', 'Changed my mind', { customerPays: true }),
    ],
  },
];

export const yamatoMerchants: readonly HandmadeMerchant[] = [
  {
    companyId: 'HINODE',
    name: '株式会社日の出スポーツ',
    contactName: '佐藤 健',
    domain: 'hinode',
    purpose: 'A merchant with addresses in Japan on an owner that speaks Japanese.',
    publishedDaysAgo: 3,
    people: [{ name: '佐藤 健', mailbox: 'staff' }],
    addresses: [
      {
        name: '東京物流センター',
        address: { line1: '西新宿2丁目8番1号', town: '新宿区', area: '東京都', postcode: '160-0023' },
      },
      {
        name: '大阪倉庫',
        address: { line1: '梅田3丁目1番1号', town: '大阪市北区', area: '大阪府', postcode: '530-0001' },
      },
    ],
    storeNetworks: ['CONVENIENCE_STORES'],
  },
  {
    companyId: 'SAKURAYA',
    name: '桜屋呉服店',
    contactName: '田中 美咲',
    domain: 'sakuraya',
    purpose: 'Reasons with several requirements, in Japanese.',
    publishedDaysAgo: 12,
    people: [{ name: '田中 美咲', mailbox: 'staff' }],
    addresses: [
      {
        name: '本店',
        address: { line1: '寺町通御池上る', town: '京都市中京区', area: '京都府', postcode: '604-8005' },
      },
    ],
    reasons: [
      reason('SIZE', '寸法が合わない', { customerPays: true, asksFor: ['寸法表示の写真'] }),
      reason('STAIN', '汚れ・ほつれがあった', { asksFor: ['該当箇所の写真', '状況の説明（10〜200文字）'] }),
      reason('WRONG', '注文と違う商品が届いた'),
    ],
  },
];

export const blueYonderMerchants: readonly HandmadeMerchant[] = [
  {
    companyId: 'COPPERLINE',
    name: 'Copperline Kitchen',
    contactName: 'Rosa Delgado',
    domain: 'copperline',
    purpose: 'Several carriers in the United States, one of them still pending; a merchant of the owner’s sub-brand.',
    publishedDaysAgo: 5,
    people: [{ name: 'Rosa Delgado', mailbox: 'staff' }],
    carriers: ['USPS', 'DPD'],
    pendingCarriers: ['DPD'],
    more: { subBrand: 'Blue Yonder Express' },
    addresses: [
      {
        name: 'Main Address',
        address: { line1: '15059 North Scottsdale Road', town: 'Scottsdale', area: 'AZ', postcode: '85254' },
      },
    ],
  },
  {
    companyId: 'MESAVERDE',
    name: 'Mesa Verde Garden',
    contactName: 'Luis Ortega',
    domain: 'mesaverde',
    purpose: 'A paused portal of another owner.',
    publishedDaysAgo: 120,
    people: [{ name: 'Luis Ortega', mailbox: 'staff' }],
    portalActive: false,
    addresses: [
      {
        name: 'Main Address',
        address: { line1: '4055 East Colfax Avenue', town: 'Denver', area: 'CO', postcode: '80220' },
      },
    ],
  },
];
