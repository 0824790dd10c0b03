import { describe, expect, it } from 'vitest';
import { addressKey } from '../../../src/domain/users/addressKey.ts';

describe('addressKey', () => {
  it.each([
    ['case', ' Ann@Shop.Example ', 'ann@shop.example'],
    ['two Unicode forms of an accent', 'ANDRE\u0301@shop.example', 'andr\u00e9@shop.example'],
    ['the two lower-case forms of sigma', 'ΟΔΟΣ@shop.example', 'οδοσ@shop.example'],
    ['a domain and its ASCII form', 'ann@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example'],
    ['two Unicode forms of an accent in a domain', 'ann@mu\u0308nchen.example', 'ann@m\u00fcnchen.example'],
  ])('returns the same key for addresses that differ in %s [AU-1]', (_what, one, other) =>
    expect(addressKey(one)).toBe(addressKey(other)),
  );

  it.each([
    ['a dotted İ and i', 'prİya@shop.example', 'priya@shop.example'],
    ['a dotless ı and i', 'prıya@shop.example', 'priya@shop.example'],
    ['ß and ss', 'weiß@shop.example', 'weiss@shop.example'],
    ['ß and ss of a domain', 'ann@weiß.example', 'ann@weiss.example'],
    ['a domain with an invisible character', 'ann@sh\u00adop.example', 'ann@shop.example'],
    ['a domain with an encoded character', 'ann@sh%6fp.example', 'ann@shop.example'],
    ['a Cyrillic and a Latin a', 'pri\u0443a@shop.example', 'priya@shop.example'],
  ])('returns different keys for addresses that differ in %s [AU-1]', (_what, one, other) =>
    expect(addressKey(one)).not.toBe(addressKey(other)),
  );

  it.each([
    '\u212aim@shop.example',
    'ｋim@shop.example',
    '\u017fam@shop.example',
    'ﬁn@shop.example',
    'kim@shop。example．x',
  ])('returns undefined for a character that case folding would convert to ASCII: %s [AU-1]', (email) =>
    expect(addressKey(email)).toBeUndefined(),
  );
});
