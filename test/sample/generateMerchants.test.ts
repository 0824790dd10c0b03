import { describe, expect, it } from 'vitest';
import { merchantConfigSchema } from '../../contract/company/merchantConfig.ts';
import { ownPartsOf } from '../../src/domain/merchants/ownPart.ts';
import { portalStateOf } from '../../src/domain/merchants/portalState.ts';
import { generateMerchants } from '../../sample/generateMerchants.ts';
import type { SampleCarrier, SampleMerchant } from '../../sample/SampleData.ts';

const generate = (carrier: SampleCarrier, count: number, seed = 1): SampleMerchant[] => [
  ...generateMerchants({ carrier }, count, seed),
];

describe('generated merchants', () => {
  it('are the same for the same seed, independent of their number and of other uses of random numbers', () => {
    const alone = generate('AUSTRALIA_POST', 20);
    const first = generateMerchants({ carrier: 'AUSTRALIA_POST' }, 10, 1);
    const other = generateMerchants({ carrier: 'AUSTRALIA_POST' }, 10, 2);
    for (const expected of alone.slice(0, 10)) {
      expect(first.next().value).toEqual(expected);
      other.next();
    }
    expect(generate('AUSTRALIA_POST', 20, 2)).not.toEqual(alone);
  });

  it.each(['AUSTRALIA_POST', 'USPS', 'YAMATO', 'BLUE_YONDER'] as const)(
    'of %s match the contract [CF-2]',
    (carrier) => {
      for (const { companyId, configuration } of generate(carrier, 50)) {
        expect(companyId).toMatch(/^[A-Z]\d{6}$/);
        expect(merchantConfigSchema.parse(configuration)).toEqual(configuration);
        expect(JSON.parse(JSON.stringify(configuration))).toEqual(configuration);
      }
    },
  );

  it('inherit the setting for address validation from their owner in one of three cases [PB-9]', () => {
    const own = generate('AUSTRALIA_POST', 30).map(({ configuration }) =>
      ownPartsOf(configuration).includes('address-validation'),
    );
    expect(own.filter(Boolean)).toHaveLength(20);
  });

  it('have organisation ids that no merchant of another owner has', () => {
    const ids = (['AUSTRALIA_POST', 'USPS', 'YAMATO', 'BLUE_YONDER'] as const).flatMap((carrier) =>
      generate(carrier, 30).map((merchant) => merchant.companyId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('occur in every region of their owner’s list and in every portal state [WH-8]', () => {
    const regionsOf = (carrier: SampleCarrier) =>
      new Set(generate(carrier, 600).map((each) => each.configuration.warehousesConfig![0]!.place!.address.area));
    expect(regionsOf('AUSTRALIA_POST').size).toBe(8);
    expect(regionsOf('USPS').size).toBe(50);
    expect(regionsOf('YAMATO').size).toBe(47);
    const states = generate('AUSTRALIA_POST', 600).map((each) =>
      portalStateOf({
        ...each,
        portalActive: each.configuration.portalActive ?? false,
        hasPublished: each.lastPublishedAt !== undefined,
      }),
    );
    expect(new Set(states)).toEqual(new Set(['live', 'paused', 'setting-up', 'disabled']));
  });

  it('use the language of their owner', () => {
    const [merchant] = generate('YAMATO', 1);
    expect(merchant!.configuration.contactName).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    expect(JSON.stringify(merchant!.configuration.products)).toContain('破損箇所の写真');
  });
});
