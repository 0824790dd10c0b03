import { describe, expect, it } from 'vitest';
import type { ReturnFormFields } from '../../../src/domain/company/companyConfiguration.ts';
import { updateProducts } from '../../../src/domain/products/updateProducts.ts';
import { returnFormFieldSet } from '../../../src/domain/return-form/returnFormFieldSet.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { decideJudged, refusedFor } from '../../support/decideJudged.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const { orderIdCustomHeader: heading } = returnFormFieldSet.fields;

const update = (published: ReturnFormFields, returnFormFields: ReturnFormFields) =>
  decideJudged(
    updateProducts(compileRe2Pattern),
    aCompanyConfiguration({ products: { RETURNS: { returnFormFields: published } } }),
    { RETURNS: { returnFormFields } },
  );

describe('custom labels of the return form', () => {
  it('may be any short single-line text, in any script [RS-6]', () => {
    for (const text of ['', 'Receipt number', 'رقم الإيصال', 'レシート番号', 'a'.repeat(60)])
      expect(heading.problem?.(text)).toBeUndefined();
  });

  it.each([
    ['Order #', 'wl.validationSpecError'],
    ['<b>Order</b>', 'wl.validationSpecError'],
    ['Order  number', 'validation.doubleSpaceError'],
    ['a'.repeat(61), 'validation.tooLongError'],
  ])('cannot be set to the text %s [RS-6] [VL-noSpecialCharactersAlt] [VL-doubleSpace]', (text, key) => {
    expect(heading.problem?.(text)).toMatchObject({ key });
    for (const name of ['orderIdCustomHeader', 'reasonCommentsFieldName'])
      expect(update({}, { [name]: text })).toEqual(refusedFor(`/products/RETURNS/returnFormFields/${name}`, key, key));
  });

  it('may be invalid if the same labels are already published', () => {
    expect(update({ orderIdCustomHeader: 'Order #' }, { orderIdCustomHeader: 'Order #', orderId: true }).ok).toBe(true);
  });
});

describe('a return form written to the service', () => {
  it.each([
    [{ orderId: 'yes please' }, 'orderId', 'not true or false'],
    [{ reasonCommentsMandatory: 1 }, 'reasonCommentsMandatory', 'not true or false'],
    [{ orderIdCustomHeader: { words: 'Order' } }, 'orderIdCustomHeader', 'not a text'],
  ])('is rejected if the form contains %j, for any product [RS-6]', (fields, name, reason) => {
    expect(update({}, fields as never)).toEqual(refusedFor(`/products/RETURNS/returnFormFields/${name}`, reason));
  });
});
