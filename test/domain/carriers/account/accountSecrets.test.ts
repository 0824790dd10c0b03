import { describe, expect, it } from 'vitest';
import { accountForms } from '../../../../src/domain/carriers/account/accountFields.ts';
import { accountProblems } from '../../../../src/domain/carriers/account/accountProblems.ts';
import {
  hasTypedSecret,
  maskAccounts,
  withStoredSecrets,
  withoutTypedSecrets,
  SECRET_MASK,
} from '../../../../src/domain/carriers/account/accountSecrets.ts';
import type { Carrier } from '../../../../src/domain/company/parts/carrier.ts';
import { carrierChanges } from '../../../../src/domain/carriers/changes/carrierChanges.ts';
import { withCarriers } from '../../../../src/domain/carriers/companyCarriers.ts';
import { newSecretIn, recordedChange } from '../../../../src/domain/carriers/account/recordedAccounts.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { validate } from '../../../../src/domain/validation/validate.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { SECRET, usps } from '../../../support/samples/secretCarrier.ts';
import { describeChange, otherChanges, problemsOf, rebaseAfterPublish, withChanges } from '../../../support/changes.ts';

const dpd: Carrier = { carrierCompanyId: 'DPD', enabled: true, default: false, account: { accountNumber: 'D12345' } };
const base = aCompanyConfiguration({
  offeredCarriers: [{ carrierCompanyId: 'USPS' }, { carrierCompanyId: 'DPD' }],
  carriers: { multiCarrierEnabled: true },
});
const problemsBetween = (before: readonly Carrier[], after: readonly Carrier[]) =>
  problemsOf({ before: withCarriers(base, before), after: withCarriers(base, after) });

describe('secrets of carrier accounts', () => {
  it('are masked in every response of the service, and no other field is masked [CR-6]', () => {
    const response = {
      changes: [{ value: usps(SECRET), valueId: 'USPS' }],
      products: { P: { carriers: [usps(SECRET), dpd] } },
    };
    expect(maskAccounts(response)).toEqual({
      changes: [{ value: usps(SECRET_MASK), valueId: 'USPS' }],
      products: { P: { carriers: [usps(SECRET_MASK), dpd] } },
    });
    expect(maskAccounts({ carrierCompanyId: 'USPS', account: null })).toEqual({
      carrierCompanyId: 'USPS',
      account: null,
    });
  });

  it.each(Object.values(accountForms).flat())(
    'can never equal the mask of stored secrets, because the rule $rule rejects the mask [CR-6]',
    ({ rule }) => {
      expect(validate(rule, SECRET_MASK)).toBeDefined();
    },
  );

  it('remain stored if the mask is written instead of a secret, and are replaced by any other written value [CR-6]', () => {
    expect(withStoredSecrets([usps(SECRET_MASK), dpd], [usps(SECRET)])).toEqual([usps(SECRET), dpd]);
    expect(withStoredSecrets([usps('new')], [usps(SECRET)])).toEqual([usps('new')]);
    expect(withStoredSecrets([usps(SECRET_MASK)], [dpd])).toEqual([usps(SECRET_MASK)]);
  });

  it('are reported as required if the mask is written although no secret is stored [CR-6]', () => {
    const required = [{ kind: 'required', field: 'accountNumber' }];
    expect(accountProblems('USPS', { accountNumber: SECRET_MASK }, { accountNumber: SECRET_MASK })).toEqual([]);
    expect(accountProblems('USPS', { accountNumber: SECRET_MASK })).toEqual(required);
    expect(accountProblems('DPD', { accountNumber: SECRET_MASK })).toEqual(required);
  });

  it('are never stored in the browser: a typed secret is replaced by an empty text [CR-6] [PC-9]', () => {
    expect(withoutTypedSecrets(usps(SECRET))).toEqual(usps(''));
    expect(withoutTypedSecrets(usps(SECRET_MASK))).toEqual(usps(SECRET_MASK));
    expect(withoutTypedSecrets(dpd)).toEqual(dpd);
    expect([usps(SECRET), usps(SECRET_MASK), usps(''), dpd].map(hasTypedSecret)).toEqual([true, false, false, false]);
  });
});

describe('a pending carrier change with a typed secret', () => {
  it('causes a warning that the secret is not stored before the publish [CR-6] [PC-9]', () => {
    expect(problemsBetween([usps(SECRET_MASK)], [usps(SECRET)])).toEqual([
      { problem: 'changes.problems.carrierSecretUnkept', isBlocking: false, code: 'USPS' },
    ]);
  });

  it('keeps the stored secret if a revision is restored, and requires a new secret if none is stored [CR-6] [PB-16]', () => {
    const disabled = { ...usps(SECRET_MASK), default: false, enabled: false };
    const preferred = { ...dpd, default: true };
    expect(problemsBetween([usps(SECRET_MASK), dpd], [disabled, preferred])).toEqual([]);
    expect(problemsBetween([preferred], [preferred, disabled])).toEqual([
      { problem: 'changes.problems.carrierSecretNeeded', isBlocking: true, code: 'USPS' },
    ]);
    expect(problemsBetween([usps(SECRET_MASK)], [usps('')])).toEqual([
      { problem: 'changes.problems.carrierSecretNeeded', isBlocking: true, code: 'USPS' },
    ]);
    expect(problemsBetween([usps(SECRET_MASK)], [usps('short')])).toContainEqual({
      problem: 'changes.problems.carrierAccountWrong',
      isBlocking: true,
      code: 'USPS',
    });
  });

  it('is described as "replaced", without showing the typed secret [CR-6] [PC-7]', () => {
    const before = withCarriers(base, [usps(SECRET_MASK)]);
    const [change] = carrierChanges([usps(SECRET_MASK)], [usps(SECRET_MASK)], [usps(SECRET)]);
    const description = change && describeChange(change, { before, after: before });
    expect(description?.fields).toEqual([
      {
        field: 'changes.fields.accountNumber',
        before: { kind: 'label', label: 'changes.values.secretKept' },
        after: { kind: 'label', label: 'changes.values.secretReplaced' },
      },
    ]);
  });

  it('is masked on the page after the publish if the service masks secrets [CR-6]', () => {
    const before = withCarriers(base, [usps(SECRET_MASK)]);
    const changes = carrierChanges([usps(SECRET_MASK)], [usps(SECRET_MASK)], [usps(SECRET)]);
    const after = rebaseAfterPublish(before, changes, new Map(), {}, true);
    expect(JSON.stringify(after)).not.toContain(SECRET);
    expect(after.configuration).toEqual(before);
    expect(rebaseAfterPublish(before, changes, new Map(), {}, false).configuration).toEqual(
      withChanges(before, changes),
    );
  });
});

describe('a carrier change in the history', () => {
  const change = (value: Carrier, originalValue?: Carrier): PendingChange => ({
    type: 'COMPANY_CARRIER_CONFIG',
    key: 'carriers.carrier.USPS',
    value,
    originalValue,
  });

  it.each([
    ['replaced', change(usps(SECRET), usps(SECRET_MASK)), 1],
    ['the same as before', change({ ...usps(SECRET), enabled: false }, usps(SECRET)), 0],
    ['kept', change({ ...usps(SECRET_MASK), enabled: false }, usps(SECRET_MASK)), 0],
    ['of a new carrier, as shown by the revisions', change(usps(SECRET)), 0],
  ])('contains no secret, only whether the secret was replaced (%s) [CR-6] [PB-16]', (_, made, expected) => {
    const recorded = recordedChange(made);
    expect(JSON.stringify(recorded)).not.toContain(SECRET);
    expect([newSecretIn(recorded)].filter((change) => change !== undefined)).toHaveLength(expected);
    expect(recordedChange(recorded)).toEqual(recorded);
  });

  it('is listed even if only the secret of the account was replaced [CR-6] [PB-16]', () => {
    const [listedChange] = otherChanges([
      recordedChange(change({ ...usps(SECRET), enabled: false }, usps(SECRET_MASK))),
    ]);
    const context = { before: base, after: base };
    expect(listedChange && describeChange(listedChange, context)).toMatchObject({
      title: 'changes.titles.carrier',
      act: 'changed',
      fields: [{ field: 'changes.fields.accountNumber', after: { label: 'changes.values.secretReplaced' } }],
    });
  });
});
