import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReturnFormFields } from '../../../src/domain/company/companyConfiguration.ts';
import { shownFields, type ReturnForm } from '../../../src/domain/return-form/shownFields.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const noReasons = aReturnReasons({ enabled: false });
const formOf = (more: Partial<ReturnForm> = {}): ReturnForm => ({ fields: {}, reasons: noReasons, ...more });
const namesOf = (form: ReturnForm) => shownFields(form).map(({ field }) => field);

const everything: ReturnFormFields = { orderId: true, purchaseDate: true, reasonComments: true };
const termsUrl = 'https://company.example/terms';

describe('shownFields', () => {
  it('omits every field of the return form that is not enabled [RS-4]', () => {
    expect(shownFields(formOf())).toEqual([]);
    expect(
      shownFields(formOf({ fields: { orderId: false, purchaseDate: false, reasonComments: false }, termsUrl: ' ' })),
    ).toEqual([]);
  });

  it('lists the enabled fields in the order of the return details page, regardless of other fields [RS-4]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (...on) => {
        const [orderId, policy, purchaseDate, reason, reasonComments] = on;
        const form = formOf({
          fields: { orderId, purchaseDate, reasonComments },
          reasons: aReturnReasons({ enabled: reason }),
          termsUrl: policy ? termsUrl : undefined,
        });
        const all = ['orderId', 'policy', 'purchaseDate', 'reason', 'reasonComments'];
        expect(namesOf(form)).toEqual(all.filter((_, index) => on[index]));
      }),
    );
  });

  it('adds the link to the terms to the policy field [RS-4]', () => {
    expect(shownFields(formOf({ termsUrl: ` ${termsUrl} ` }))).toEqual([{ field: 'policy', termsUrl }]);
  });

  it('lists only enabled reasons in the reason field [RS-4] [RS-5]', () => {
    const reasons = aReturnReasons({ reasons: [aReason(), aReason({ code: 'B', enabled: false })] });
    expect(shownFields(formOf({ reasons }))).toEqual([{ field: 'reason', reasons: [aReason()] }]);
  });

  it('omits the reason field if no reason is enabled [RS-5]', () => {
    expect(namesOf(formOf({ reasons: aReturnReasons({ reasons: [] }) }))).toEqual([]);
    expect(namesOf(formOf({ reasons: aReturnReasons({ reasons: [aReason({ enabled: false })] }) }))).toEqual([]);
  });

  it('marks the comments field as required if comments are mandatory [RS-3]', () => {
    const comments = (reasonCommentsMandatory?: boolean) =>
      shownFields(formOf({ fields: { reasonComments: true, reasonCommentsMandatory } }))[0];
    expect(comments(true)).toMatchObject({ isRequired: true });
    expect(comments(false)).toMatchObject({ isRequired: false });
    expect(comments()).toMatchObject({ isRequired: false });
    expect(namesOf(formOf({ fields: { reasonCommentsMandatory: true } }))).toEqual([]);
  });

  it('uses the merchant’s labels for order id and comments, otherwise the default labels [RS-6]', () => {
    const named = { ...everything, orderIdCustomHeader: ' Receipt number ', reasonCommentsFieldName: 'Tell us' };
    expect(shownFields(formOf({ fields: named }))).toMatchObject([
      { label: 'Receipt number' },
      {},
      { label: 'Tell us' },
    ]);
    const blank = { ...everything, orderIdCustomHeader: ' ', reasonCommentsFieldName: '' };
    expect(shownFields(formOf({ fields: blank }))).toEqual([
      { field: 'orderId', label: undefined },
      { field: 'purchaseDate' },
      { field: 'reasonComments', label: undefined, isRequired: false },
    ]);
  });
});
