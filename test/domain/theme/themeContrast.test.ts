import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, type ConsumerTheme } from '../../../src/domain/theme/consumerTheme.ts';
import { nearestReadableColour } from '../../../src/domain/theme/nearestReadableColour.ts';
import { hexOfOklch, oklchOf } from '../../../src/domain/theme/oklch.ts';
import { readableColours } from '../../../src/domain/theme/readableColours.ts';
import { contrastProblems } from '../../../src/domain/theme/themeContrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const lightnessOf = (colour: string): number => converter('oklch')(colour)?.l ?? Number.NaN;
/** Maximum difference in lightness caused by rounding a colour to hex notation. */
const ROUNDING = 0.004;

const readable: ConsumerTheme = { ...DEFAULT_THEME, primaryColor: '#32659e' };

describe('contrastProblems', () => {
  it('reports no problem if every text has a contrast of at least 4.5:1 [CT-5]', () => {
    expect(contrastProblems(readable)).toEqual([]);
  });

  it('reports the default primary colour of the specification, and suggests a slightly darker blue [CT-5]', () => {
    const [problem, ...others] = contrastProblems(DEFAULT_THEME);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ text: 'buttonTextColor', background: 'primaryColor', verdict: 'hard-to-read' });
    expect(problem?.ratio).toBeCloseTo(3.29, 2);
    const [suggestion] = problem ? readableColours(DEFAULT_THEME, problem) : [];
    expect(suggestion?.field).toBe('primaryColor');
    expect(wcagContrast(suggestion?.colour ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(oklchOf(suggestion?.colour ?? '').hue).toBeCloseTo(oklchOf('#4a90e2').hue, 0);
    expect(lightnessOf('#4a90e2') - lightnessOf(suggestion?.colour ?? '')).toBeLessThan(0.12);
  });

  it.each([
    ['buttonTextColor', 'primaryColor'],
    ['buttonTextColor', 'hoverPrimaryColor'],
    ['alternateTextColor', 'publicAreaBackgroundColor'],
  ] as const)(
    'measures the contrast of %s on %s, and reports less than 2:1 as unreadable [CT-5]',
    (text, background) => {
      const theme = { ...readable, [background]: readable[text] };
      expect(contrastProblems(theme)).toEqual([
        expect.objectContaining({ text, background, ratio: 1, verdict: 'unreadable' }),
      ]);
    },
  );

  it('suggests text colours that are readable on every background on which the text appears [CT-5]', () => {
    const colours = fc.record({ primary: hex, hover: hex, button: hex, alternate: hex, area: hex });
    fc.assert(
      fc.property(colours, ({ primary, hover, button, alternate, area }) => {
        const theme: ConsumerTheme = {
          ...DEFAULT_THEME,
          primaryColor: primary,
          hoverPrimaryColor: hover,
          buttonTextColor: button,
          alternateTextColor: alternate,
          publicAreaBackgroundColor: area,
        };
        for (const { text, background, ratio, verdict } of contrastProblems(theme)) {
          const suggestions = readableColours(theme, { text, background });
          expect(ratio).toBeLessThan(4.5);
          expect(verdict).toBe(ratio < 2 ? 'unreadable' : 'hard-to-read');
          // Black or white is readable on any single background, but perhaps no colour is readable on two backgrounds.
          expect(suggestions.map(({ field }) => field)).toContain(background);
          for (const { field, colour } of suggestions) {
            expect([text, background]).toContain(field);
            const problems = contrastProblems({ ...theme, [field]: colour });
            expect(problems.filter((problem) => problem.text === field || problem.background === field)).toEqual([]);
          }
        }
      }),
    );
  });

  it('suggests no text colour if no colour is readable on both button colours [CT-5]', () => {
    const theme = { ...DEFAULT_THEME, primaryColor: '#333333', hoverPrimaryColor: '#ffffff' };
    const fields = contrastProblems(theme).flatMap((pair) => readableColours(theme, pair).map(({ field }) => field));
    expect(fields).toEqual(['hoverPrimaryColor']);
  });
});

describe('nearestReadableColour', () => {
  it('returns a readable colour unchanged, in six-digit notation [CT-5]', () => {
    expect(nearestReadableColour('#000', ['#ffffff'], 4.5)).toBe('#000000');
    expect(nearestReadableColour('#32659E', ['#fff'], 4.5)).toBe('#32659e');
  });

  it('returns the nearer of a lighter and a darker colour [CT-5]', () => {
    const background = '#757575';
    expect(lightnessOf(nearestReadableColour('#eeeeee', [background], 4.5) ?? '')).toBeGreaterThan(0.9);
    expect(lightnessOf(nearestReadableColour('#111111', [background], 4.5) ?? '')).toBeLessThan(0.3);
  });

  it.each([1.5, 3, 4.5])('returns the nearest colour of the same hue with a contrast of %d:1 [CT-5]', (ratio) => {
    fc.assert(
      fc.property(hex, hex, (colour, other) => {
        const nearest = nearestReadableColour(colour, [other], ratio) ?? '';
        expect(wcagContrast(nearest, other)).toBeGreaterThanOrEqual(ratio - 1e-9);
        const seed = oklchOf(colour);
        const distance = Math.abs(lightnessOf(nearest) - seed.lightness) - ROUNDING;
        for (let share = 0; share <= 1 && distance > 0; share += 0.1)
          for (const direction of [-1, 1]) {
            const lightness = Math.min(1, Math.max(0, seed.lightness + direction * share * distance));
            expect(wcagContrast(hexOfOklch({ ...seed, lightness }), other)).toBeLessThan(ratio);
          }
      }),
    );
  });
});
