import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentSamples } from '../../../src/domain/theme/accentSamples.ts';

describe('accentSamples', () => {
  it('reports that a darker shade is used for a colour that is too light for white text [BR-2]', () => {
    const { samples, adjusted } = accentSamples('#ffcd00');
    expect(adjusted).toEqual({ colour: '#8e7100', isTooLight: true });
    expect(samples.map(({ kind }) => kind)).toEqual(['button', 'link', 'selectedPage']);
    expect(samples[0]).toMatchObject({ text: '#ffffff', background: '#8e7100' });
  });

  it('reports that a less intense shade is used for a strong colour that is dark enough for white text [BR-2]', () => {
    expect(accentSamples('#e4002b').adjusted).toEqual({ colour: '#d33a3e', isTooLight: false });
  });

  it('reports no different shade if the colour is used unchanged [BR-2]', () => {
    expect(accentSamples('#5b2d90').adjusted).toBeUndefined();
  });

  it('returns samples that each have a contrast of at least 4.5:1, for any colour [BR-2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const { samples } = accentSamples(`#${rgb.toString(16).padStart(6, '0')}`);
        for (const { ratio } of samples) expect(ratio).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });
});
