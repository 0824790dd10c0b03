import { expect, it } from 'vitest';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { describeCompositions } from '../describeCompositions.ts';

describeCompositions((use) => {
  const write = (settings: object, idempotencyKey: string) =>
    use().companies.updateProducts(
      { rootOrgId: 'HOUSE', companyId: companyId('R00') },
      { [RETURNS_PRODUCT]: { __items__: settings } as object },
      { idempotencyKey },
    );

  it('accepts values of __title__ that their page allows', async () => {
    await use().signIn('R00');
    expect(await write({ isEnabled: true, note: 'Thanks' }, '__kebab__-1')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['isEnabled', 'yes please'],
    ['note', 'a'.repeat(5000)],
  ])('refuses a value of __title__ that their page does not allow, and names its field: %s', async (name, value) => {
    await use().signIn('R00');
    expect(await write({ [name]: value }, `__kebab__-${name}`)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, pointers: [`/products/${RETURNS_PRODUCT}/__items__/${name}`] },
    });
  });
});
