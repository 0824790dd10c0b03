import { describe, expect, it } from 'vitest';
import type { RuleName } from '../../../../src/domain/validation/validate.ts';
import { acceptedOf } from '../acceptedOf.ts';

const HEX = '01234567-89ab-CDEF-0123-456789abcdef';

const accounts: readonly (readonly [string, RuleName, readonly string[], readonly string[]])[] = [
  ['[VL-chargeAccountAU]', 'chargeAccountAU', ['12345', '123456', '1234567'], ['1234', '12345678', '1234a', '12 345']],
  ['[VL-merchantLocationIdAU]', 'merchantLocationIdAU', ['AB1', 'ab12C'], ['AB', 'AB12', 'ABC123', 'A-1', 'é12']],
  ['[VL-bpostAccountNumber]', 'bpostAccountNumber', ['A1B2C3', '123456'], ['12345', '1234567', '12345-']],
  ['[VL-dpdAccountNumber]', 'dpdAccountNumber', ['A1B2C3', '1234567'], ['12345', '12345678', '12345_']],
  [
    '[VL-glsESAccountNumber]',
    'glsESAccountNumber',
    [HEX, HEX.toUpperCase()],
    [HEX.replaceAll('-', ''), HEX.replace('a', 'g'), `${HEX}0`, `{${HEX}}`],
  ],
  ['[VL-abnNumberAU]', 'abnNumberAU', ['51824753556', '00000000000'], ['5182475355', '518247535560', '51 824 753 556']],
  ['[VL-accountIdSGP]', 'accountIdSGP', ['1234567A', '1234567z'], ['123456A', '12345678', '1234567AB', 'A1234567']],
  [
    '[VL-uspsAccountCode]',
    'uspsAccountCode',
    ['x'.repeat(32), '💡'.repeat(32)],
    ['x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)} `],
  ],
];

describe('the account number rule', () => {
  it.each(accounts)('%s accepts only the format of its carrier: %s', (_, rule, right, wrong) => {
    expect(acceptedOf(rule, [...right, ...wrong, `${right[0]}\n`, ` ${right[0]}`])).toEqual(right);
  });
});
