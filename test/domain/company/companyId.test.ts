import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';

describe('parseCompanyId', () => {
  it('accepts a company id in any case and returns the id in upper case [RT-1]', () => {
    expect(parseCompanyId('acme-2_b')).toBe('ACME-2_B');
    expect(parseCompanyId('ACME')).toBe('ACME');
  });

  it.each(['', ' ', 'a b', 'a/b', 'a.b', '..', 'acme\n', 'ａｃｍｅ', 'a'.repeat(65), '%41'])('rejects %j', (text) => {
    expect(parseCompanyId(text)).toBeUndefined();
  });

  it.each(['ß', 'straße', 'ı', 'ﬁ', 'ſ', '\u212a', 'ŉ'])(
    'rejects %j, which case folding would turn into ASCII letters',
    (text) => {
      expect(parseCompanyId(text)).toBeUndefined();
    },
  );

  it('accepts exactly the texts of up to 64 ASCII letters, digits, underscores and hyphens', () => {
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
