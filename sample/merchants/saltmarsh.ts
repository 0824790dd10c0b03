import { merchantAssets } from '../assets.ts';
import { filteredNavigation } from '../navigation.ts';
import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const saltmarsh: HandmadeMerchant = {
  companyId: 'SALTMARSH',
  name: 'Saltmarsh Surf',
  contactName: 'Nina Costa',
  domain: 'saltmarsh',
  purpose: 'Navigation with conditions: a section whose pages all fail theirs is not drawn.',
  publishedDaysAgo: 9,
  people: [{ name: 'Nina Costa', mailbox: 'staff' }],
  navigation: filteredNavigation,
  addresses: [
    {
      name: 'Main Address',
      address: { unitNumber: '2', line1: '41 Jonson Street', town: 'Byron Bay', area: 'NSW', postcode: '2481' },
    },
  ],
  reasons: [
    reason('SIZE', 'Wetsuit does not fit', { customerPays: true, asksFor: ['Size label photo'] }),
    reason('DINGED', 'Board arrived dinged', { asksFor: ['Photo of the damage', 'Photo of the packaging'] }),
    reason('WRONG', 'Wrong item'),
    reason('MIND', 'Changed my mind', { customerPays: true }),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 45 days',
      does: { days: 45, from: 'purchaseDate' },
      isDefault: true,
    },
  ],
  more: { assets: { logoImage: merchantAssets.SALTMARSH.path } },
};
