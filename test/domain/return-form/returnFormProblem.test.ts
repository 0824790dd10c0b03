import { describe, expect, it } from 'vitest';
import { headingProblem, returnFormProblem } from '../../../src/domain/return-form/returnFormProblem.ts';
import type { ReturnFormFields } from '../../../src/domain/company/parts/returnFormFields.ts';
import { updateProducts } from '../../../src/domain/products/updateProducts.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';

describe('the words over a field of the return form', () => {
  it('may be any short text of one line, in any script [RS-6]', () => {
    for (const text of ['', 'Receipt number', 'رقم الإيصال', 'レシート番号', 'a'.repeat(60)])
      expect(headingProblem(text)).toBeUndefined();
  });

  it.each([
    ['Order #', 'wl.validationSpecError'],
    ['<b>Order</b>', 'wl.validationSpecError'],
    ['Order  number', 'validation.doubleSpaceError'],
    ['a'.repeat(61), 'validation.tooLongError'],
  ])('may not be %s [RS-6] [VL-noSpecialCharactersAlt] [VL-doubleSpace]', (text, key) => {
    expect(headingProblem(text)).toMatchObject({ key });
    expect(returnFormProblem([{}], { orderIdCustomHeader: text })).toMatchObject({
      field: 'orderIdCustomHeader',
      problem: { key },
    });
    expect(returnFormProblem([undefined], { reasonCommentsFieldName: text })?.field).toBe('reasonCommentsFieldName');
  });

  it('may stay what they are, though they could not become it any more', () => {
    const published = { orderIdCustomHeader: 'Order #' };
    expect(returnFormProblem([published], { ...published, orderId: true })).toBeUndefined();
  });
});

describe('a product that is written', () => {
  const update = (published: ReturnFormFields, returnFormFields: ReturnFormFields) =>
    updateProducts(compileRe2Pattern).decide(
      { products: { RETURNS: { returnFormFields: published } } },
      { RETURNS: { returnFormFields } },
      { now: 0, id: 'id' },
    );

  it('is refused with words that its page refuses [RS-6]', () => {
    expect(update({}, { reasonCommentsFieldName: '<script>' })).toEqual({
      ok: false,
      error: {
        kind: 'invalid',
        errors: [
          { pointer: '/products/RETURNS/returnFormFields/reasonCommentsFieldName', message: 'wl.validationSpecError' },
        ],
      },
    });
  });

  it('is taken with words that stood there before', () => {
    expect(update({ orderIdCustomHeader: 'Order #' }, { orderIdCustomHeader: 'Order #', orderId: true }).ok).toBe(true);
  });
});
