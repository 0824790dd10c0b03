import { describe, expect, it } from 'vitest';
import { withProduct, portalAddress } from '../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const OWNER = 'https://returns.owner.example/acme';
const LIVE = 'https://returns.acme.example';

describe('portalAddress', () => {
  it.each([
    ['the merchant’s live address if it is set', OWNER, LIVE, LIVE],
    ['the owner’s address if the live address is empty', OWNER, '', OWNER],
    ['the owner’s address if no live address was set', OWNER, undefined, OWNER],
    ['undefined if neither address is known', '', undefined, undefined],
  ])('returns %s [CF-7]', (_, consumerUrl, consumerUrlLive, expected) => {
    const base = aCompanyConfiguration({ consumerUrl });
    expect(portalAddress(consumerUrlLive === undefined ? base : withProduct(base, { consumerUrlLive }))).toBe(expected);
  });
});
