import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import {
  productOf,
  withProduct,
  type CompanyConfiguration,
  type ReturnFormFields,
} from '../../../src/domain/company/companyConfiguration.ts';
import { describeReturnFormChange } from '../../../src/domain/return-form/describeReturnFormChange.ts';
import { returnFormFieldSet } from '../../../src/domain/return-form/returnFormFieldSet.ts';
import { returnFormOf } from '../../../src/domain/return-form/shownFields.ts';
import { returnFormSubject } from '../../../src/domain/return-form/returnFormSubject.ts';
import { deepEqual } from '../../../src/domain/shared/deepEqual.ts';
import { aChange, aCompanyConfiguration } from '../../support/samples/builders.ts';

const bare = aCompanyConfiguration();
const holding = (returnFormFields: ReturnFormFields, termsAndConditionsUrl?: string): CompanyConfiguration => ({
  ...withProduct(bare, { ...productOf(bare), ...(Object.keys(returnFormFields).length > 0 && { returnFormFields }) }),
  ...(termsAndConditionsUrl !== undefined && { termsAndConditionsUrl }),
});

function parsed(change: PendingChange) {
  const read = returnFormSubject.parse(change);
  if (!read) throw new Error(`not read: ${JSON.stringify(change)}`);
  return read;
}
const made = (base: CompanyConfiguration, ...changes: readonly PendingChange[]) =>
  returnFormSubject.apply(base, changes.map(parsed));

describe('pending changes of the return form', () => {
  it('change one field each, and do not remove unknown fields [RS-6] [PC-3]', () => {
    const formFields: object = { orderId: true, somethingElse: 'kept' };
    const published = holding(formFields);
    const changes = [
      editField(returnFormFieldSet, published, 'orderId', false),
      editField(returnFormFieldSet, published, 'purchaseDate', true),
      editField(returnFormFieldSet, published, 'reasonComments', true),
      editField(returnFormFieldSet, published, 'reasonCommentsMandatory', true),
      editField(returnFormFieldSet, published, 'orderIdCustomHeader', 'Receipt number'),
      editField(returnFormFieldSet, published, 'reasonCommentsFieldName', 'Tell us more'),
      editField(returnFormFieldSet, published, 'termsAndConditionsUrl', 'https://shop.example/policy'),
      editField(returnFormFieldSet, published, 'inStoreMobileNumber', true),
      editField(returnFormFieldSet, published, 'inStoreMobileNumberMandatory', true),
    ];
    expect(changes.map(({ type, key }) => `${type} ${key}`)).toEqual([
      'COMPANY returnForm.orderId',
      'COMPANY returnForm.purchaseDate',
      'COMPANY returnForm.reasonComments',
      'COMPANY returnForm.reasonCommentsMandatory',
      'COMPANY returnForm.orderIdCustomHeader',
      'COMPANY returnForm.reasonCommentsFieldName',
      'COMPANY returnForm.termsAndConditionsUrl',
      'COMPANY returnForm.inStoreMobileNumber',
      'COMPANY returnForm.inStoreMobileNumberMandatory',
    ]);
    expect(returnFormOf(made(published, ...changes))).toMatchObject({
      fields: {
        orderId: false,
        purchaseDate: true,
        reasonComments: true,
        reasonCommentsMandatory: true,
        orderIdCustomHeader: 'Receipt number',
        reasonCommentsFieldName: 'Tell us more',
        somethingElse: 'kept',
      },
      termsUrl: 'https://shop.example/policy',
      inStore: { mobileNumber: true, mobileNumberMandatory: true },
    });
  });

  it('do not reset the setting "comments required" when the comments field is disabled [RS-3]', () => {
    const published = holding({ reasonComments: true, reasonCommentsMandatory: true });
    const { fields } = returnFormOf(made(published, editField(returnFormFieldSet, published, 'reasonComments', false)));
    expect(fields).toEqual({ reasonComments: false, reasonCommentsMandatory: true });
  });

  it('may contain texts that are no longer valid, because these texts may come from an earlier revision [PB-16]', () => {
    for (const text of ['<b>', 'two  spaces', 'a'.repeat(61)])
      expect(returnFormSubject.parse(aChange('returnForm.orderIdCustomHeader', text))).toBeDefined();
    expect(returnFormSubject.parse(aChange('returnForm.termsAndConditionsUrl', 'http://localhost'))).toBeDefined();
  });

  it('are rejected if they contain a malformed value or a dangerous URL [RS-6]', () => {
    for (const url of ['javascript:alert(1)', 'localhost', 5])
      expect(returnFormSubject.parse(aChange('returnForm.termsAndConditionsUrl', url))).toBeUndefined();
    expect(returnFormSubject.parse(aChange('returnForm.orderId', 'yes'))).toBeUndefined();
  });

  const heading = fc.constantFrom('Receipt number', 'Order', 'Bestelnummer');
  const configurations = fc
    .record(
      {
        orderId: fc.boolean(),
        purchaseDate: fc.boolean(),
        reasonComments: fc.boolean(),
        reasonCommentsMandatory: fc.boolean(),
        orderIdCustomHeader: heading,
        reasonCommentsFieldName: heading,
      },
      { requiredKeys: [] },
    )
    .chain((fields) =>
      fc
        .option(fc.constantFrom('https://a.example/terms', 'https://b.example'), { nil: undefined })
        .map((url) => holding(fields, url)),
    );

  it('transform one configuration into another, and can be undone [PB-16]', () => {
    fc.assert(
      fc.property(configurations, configurations, (from, to) => {
        const changes = returnFormSubject.difference(from, to);
        expect(deepEqual(made(from, ...changes), to)).toBe(true);
        const back = changes.map(parsed).map((change) => ({ ...change, value: returnFormSubject.valueToUndo(change) }));
        expect(deepEqual(made(to, ...back), from)).toBe(true);
      }),
    );
  });

  it('are described by the labels of the form fields and formatted values [PC-9]', () => {
    const published = holding({ orderId: true, orderIdCustomHeader: 'Receipt' });
    const context = { before: published, after: published };
    const off = parsed(editField(returnFormFieldSet, published, 'orderId', false));
    expect(describeReturnFormChange(off, context)).toMatchObject({
      title: 'returnForm.fields.orderId',
      act: 'changed',
      fields: [
        {
          before: { kind: 'label', label: 'changes.values.on' },
          after: { kind: 'label', label: 'changes.values.off' },
        },
      ],
    });
    const emptied = editField(returnFormFieldSet, published, 'orderIdCustomHeader', '');
    expect(emptied.value).toEqual(REMOVED);
    expect(describeReturnFormChange(parsed(emptied), context)).toMatchObject({
      title: 'returnForm.fields.orderIdCustomHeader',
      act: 'removed',
      fields: [{ before: { kind: 'text', text: 'Receipt' }, after: { kind: 'nothing' } }],
    });
  });
});
