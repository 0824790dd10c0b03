import { converter, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentOf, ACCENT_BACKGROUNDS } from '../../../src/domain/theme/accent.ts';
import { accentProperties } from '../../../src/domain/theme/accentProperties.ts';
import { contrastRatio, hexOfOklch, oklchOf } from '../../../src/domain/theme/oklch.ts';

const seed = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const toOklch = converter('oklch');
const WHITE = '#ffffff';

describe('accentOf', () => {
  it.each([
    ['#4a90e2', '#3278c8', '#286fbf', '#5ba1f4'],
    ['#e4002b', '#d33a3e', '#c92e36', '#ff6362'],
    ['#ffcd00', '#8e7100', '#876b00', '#ffcd00'],
    ['#00a651', '#008941', '#007e3c', '#31bb65'],
    ['#5b2d90', '#5b2d90', '#5b2d90', '#b085ef'],
  ])(
    'derives from %s the button colour %s, the text colour %s and, in the dark theme, the text colour %s',
    (brand, solid, text, darkText) => {
      const accent = accentOf(brand);
      expect([accent.light.solid, accent.light.text, accent.dark.text]).toEqual([solid, text, darkText]);
    },
  );

  it.each(['#111', '#f5f5f5', '#000', '#fff'])('derives grey from %s, which has no hue', (brand) => {
    const accent = accentOf(brand);
    for (const hex of [...Object.values(accent.light), ...Object.values(accent.dark)])
      expect(oklchOf(hex).chroma).toBe(0);
  });

  it('returns colours with readable contrast for any brand colour, in the light and the dark theme', () => {
    let failing = 0;
    fc.assert(
      fc.property(seed, (brand) => {
        const { light, dark } = accentOf(brand);
        const { canvas } = ACCENT_BACKGROUNDS.light;
        const night = ACCENT_BACKGROUNDS.dark;
        const pairs: readonly [string, string, number][] = [
          [WHITE, light.solid, 4.5],
          [WHITE, light.solidHover, 4.5],
          [light.text, canvas, 4.5],
          [light.text, light.subtle, 4.5],
          [light.focusRing, canvas, 3],
          [light.focusRing, light.subtle, 3],
          [WHITE, dark.solid, 4.5],
          [WHITE, dark.solidHover, 4.5],
          [dark.text, night.raised, 4.5],
          [dark.text, night.canvas, 4.5],
          [dark.text, dark.subtle, 4.5],
          [dark.focusRing, night.canvas, 3],
        ];
        failing += pairs.filter(([one, other, least]) => wcagContrast(one, other) < least).length;
        return failing === 0;
      }),
      { numRuns: Number(process.env['RUNS'] ?? 5000) },
    );
    expect(failing).toBe(0);
  }, 60_000);

  it('returns colours that are written to 12 CSS custom properties, each as a plain hex colour', () => {
    const properties = accentProperties('#4a90e2');
    expect(new Map(properties).get('--brand-light-solid')).toBe('#3278c8');
    expect(properties).toHaveLength(12);
    for (const [, value] of properties) expect(value).toMatch(/^#[\da-f]{6}$/);
  });

  it('throws an error for a text that is not a hex colour', () => {
    expect(() => accentOf('red; background: url(x)')).toThrow('Not a hex colour');
  });
});

describe('colour arithmetic', () => {
  it('computes the same contrast as the library culori', () => {
    fc.assert(
      fc.property(seed, seed, (one, other) => Math.abs(contrastRatio(one, other) - wcagContrast(one, other)) < 1e-3),
    );
  });

  it('computes the same lightness, chroma and hue as the library culori', () => {
    fc.assert(
      fc.property(seed, (hex) => {
        const ours = oklchOf(hex);
        const theirs = toOklch(hex);
        if (!theirs) return false;
        const sameHue = ours.chroma < 0.01 || Math.abs(((ours.hue - (theirs.h ?? 0) + 540) % 360) - 180) < 0.1;
        return Math.abs(ours.lightness - theirs.l) < 1e-4 && Math.abs(ours.chroma - theirs.c) < 0.003 && sameHue;
      }),
    );
  });

  it('converts every colour to OKLCH and back without loss, but returns no hue for greys', () => {
    fc.assert(fc.property(seed, (hex) => oklchOf(hex).chroma === 0 || hexOfOklch(oklchOf(hex)) === formatHex(hex)));
  });
});
