import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';

describe('a company id', () => {
  it('is written in upper case, whatever the url says [RT-1]', () => {
    expect(parseCompanyId('acme-2_b')).toBe('ACME-2_B');
    expect(parseCompanyId('ACME')).toBe('ACME');
  });

  it.each(['', ' ', 'a b', 'a/b', 'a.b', '..', 'acme\n', 'ａｃｍｅ', 'a'.repeat(65), '%41'])('is not %j', (text) => {
    expect(parseCompanyId(text)).toBeUndefined();
  });

  it.each(['ß', 'straße', 'ı', 'ﬁ', 'ſ', '\u212a', 'ŉ'])('is not %j, which would fold into ASCII letters', (text) => {
    expect(parseCompanyId(text)).toBeUndefined();
  });

  it('is found only in texts that are ASCII ids already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (text) => {
        const id = parseCompanyId(text);
        expect(id === undefined).toBe(!/^[A-Za-z0-9_-]{1,64}$/.test(text));
        if (id === undefined) return;
        expect(id.toLowerCase()).toBe(text.toLowerCase());
        expect(parseCompanyId(id)).toBe(id);
      }),
      { numRuns: 500, examples: [['a'], ['Z_9-'], ['ß']] },
    );
  });
});
