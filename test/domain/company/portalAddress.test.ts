import { describe, expect, it } from 'vitest';
import { withProduct, portalAddress } from '../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const OWNER = 'https://returns.owner.example/acme';
const LIVE = 'https://returns.acme.example';

describe('portalAddress', () => {
  it.each([
    ['the live address if the merchant set one', OWNER, LIVE, LIVE],
    ['the owner’s address if the live one was removed', OWNER, '', OWNER],
    ['the owner’s address if none was set', OWNER, undefined, OWNER],
    ['undefined if neither is known', '', undefined, undefined],
  ])('is %s [CF-7]', (_, consumerUrl, consumerUrlLive, expected) => {
    const base = aCompanyConfiguration({ consumerUrl });
    expect(portalAddress(consumerUrlLive === undefined ? base : withProduct(base, { consumerUrlLive }))).toBe(expected);
  });
});
