import { describe, expect, it } from 'vitest';
import { withProduct } from '../../../src/domain/company/companyConfiguration.ts';
import { portalAddress } from '../../../src/domain/company/portalAddress.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const OWNER = 'https://returns.owner.example/acme';
const LIVE = 'https://returns.acme.example';

describe('the address of a portal', () => {
  it.each([
    ['at its live address where the merchant set one', OWNER, LIVE, LIVE],
    ['at the owner’s where the live one was taken away', OWNER, '', OWNER],
    ['at the owner’s where none was set', OWNER, undefined, OWNER],
    ['nowhere where neither is known', '', undefined, undefined],
  ])('is %s [CF-7]', (_, consumerUrl, consumerUrlLive, expected) => {
    const base = aCompanyConfiguration({ consumerUrl });
    expect(portalAddress(consumerUrlLive === undefined ? base : withProduct(base, { consumerUrlLive }))).toBe(expected);
  });
});
