import { describe, expect, it } from 'vitest';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { updateProducts } from '../../../src/domain/products/updateProducts.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';

const document = aCompanyConfiguration({
  products: { P: { carrierConfig: { carriers: [usps(SECRET)] } }, OTHER: { enabled: false } },
});
const update = (products: typeof document.products) =>
  updateProducts(compileRe2Pattern).decide(document, products, { now: 0, id: '' });

describe('updateProducts', () => {
  it('replaces the given products, and keeps the stored secret of a carrier account if the mask is written [API-1] [CR-6]', () => {
    const updated = update({ P: { enabled: true, carrierConfig: { carriers: [usps(SECRET_MASK)] } } });
    expect(updated.ok && updated.value.document.products).toEqual({
      P: { enabled: true, carrierConfig: { carriers: [usps(SECRET)] } },
      OTHER: { enabled: false },
    });
    expect(update({ OTHER: { carrierConfig: { carriers: [usps(SECRET_MASK)] } } })).toMatchObject({
      error: { errors: [{ pointer: '/products/OTHER/carrierConfig/carriers', message: 'no secret is kept' }] },
    });
  });

  it('rejects return reasons that the reasons page would refuse [RS-1]', () => {
    const reasons = (more: Parameters<typeof aReturnReasons>[0]) =>
      update({ P: { returnReasons: aReturnReasons(more) } });
    const pointer = '/products/P/returnReasons';
    expect(reasons({ reasons: [aReason(), aReason()] })).toMatchObject({
      error: { errors: [{ pointer: `${pointer}/reasons/1`, message: 'code-taken' }] },
    });
    expect(reasons({ validationRegex: '(a' })).toMatchObject({
      error: { errors: [{ pointer: `${pointer}/validationRegex`, message: 'pattern-invalid' }] },
    });
    expect(reasons({ reasons: [aReason({ description: 'nul \u0000' })] })).toMatchObject({
      error: { errors: [{ pointer: `${pointer}/reasons/0/description`, message: 'not storable' }] },
    });
  });

  it('accepts only public web addresses as portal address, unless the address is unchanged [CF-7]', () => {
    const pointer = '/products/P/consumerUrlLive';
    for (const consumerUrlLive of [
      'javascript:alert(1)',
      'ftp://shop.example',
      'data:text/html,x',
      '//shop.example',
      'http://localhost',
    ])
      expect(update({ P: { consumerUrlLive } }), consumerUrlLive).toMatchObject({
        ok: false,
        error: { errors: [{ pointer }] },
      });
    for (const consumerUrlLive of ['https://returns.shop.example', 'HTTP://shop.example/returns', ''])
      expect(update({ P: { consumerUrlLive } }).ok, consumerUrlLive).toBe(true);
    const old = 'returns.shop.example';
    const published = aCompanyConfiguration({ products: { P: { consumerUrlLive: old } } });
    const unchanged = updateProducts(compileRe2Pattern).decide(
      published,
      { P: { consumerUrlLive: old, enabled: true } },
      { now: 0, id: '' },
    );
    expect(unchanged.ok).toBe(true);
  });

  it('validates changed carriers like the call that writes only carriers, and accepts unchanged carriers [CR-8]', () => {
    const pointer = '/products/P/carrierConfig/carriers/1';
    const other = { ...usps(''), carrierCompanyId: 'DPD', default: false, account: undefined };
    const withOther = { P: { carrierConfig: { carriers: [usps(SECRET_MASK), other] } } };
    expect(update(withOther)).toMatchObject({
      error: { errors: [{ pointer, message: 'cannot-be-added' }] },
    });
    const offering = {
      ...document,
      offeredCarriers: [{ carrierCompanyId: 'DPD' }],
      carriers: { multiCarrierEnabled: true },
    };
    const decide = (...earlier: readonly (typeof document)[]) =>
      updateProducts(compileRe2Pattern).decide(
        earlier.length > 0 ? document : offering,
        withOther,
        { now: 0, id: '' },
        earlier,
      );
    expect(decide().ok).toBe(true);
    const before = { ...document, products: { P: { carrierConfig: { carriers: [usps(SECRET), other] } } } };
    expect(decide(before).ok).toBe(true);
    expect(
      update({ P: { carrierConfig: { carriers: [usps(SECRET_MASK), { ...usps(''), account: undefined }] } } }),
    ).toMatchObject({
      error: { errors: [{ pointer: '/products/P/carrierConfig/carriers/0', message: 'listed-twice' }] },
    });
  });
});
