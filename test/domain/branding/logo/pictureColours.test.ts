import { describe, expect, it } from 'vitest';
import { logoContrast } from '../../../../src/domain/branding/logo/logoContrast.ts';
import { brandColours, pictureColours } from '../../../../src/domain/branding/logo/pictureColours.ts';
import { contrastRatio } from '../../../../src/domain/theme/oklch.ts';
import { CLEAR, paintedPixels, type Rgba } from '../../../support/paintedPixels.ts';

const NAVY: Rgba = [22, 50, 79, 255];
const ORANGE: Rgba = [224, 102, 42, 255];
const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const square = (colour: Rgba, x: number, width = 20) => ({ x, y: 0, width, height: 50, colour });

describe('pictureColours [CT-5]', () => {
  it('returns the share of each colour, ignoring transparent pixels and adding edge pixels to a similar colour', () => {
    const logo = paintedPixels(
      100,
      50,
      CLEAR,
      square(NAVY, 0, 60),
      square([24, 52, 80, 255], 60),
      square(ORANGE, 80, 15),
      square([90, 90, 90, 120], 95, 5),
    );
    expect(pictureColours(logo)).toEqual([
      { colour: '#16324f', share: expect.closeTo(80 / 95, 5) },
      { colour: '#e0662a', share: expect.closeTo(15 / 95, 5) },
    ]);
  });

  it('returns no colours for a transparent picture', () => {
    expect(pictureColours(paintedPixels(10, 10, CLEAR))).toEqual([]);
  });

  it('brandColours omits black, white, greys and similar shades, and lists the most distinctive first', () => {
    const logo = paintedPixels(
      100,
      50,
      WHITE,
      square(BLACK, 0),
      square([128, 128, 128, 255], 20),
      square(NAVY, 40),
      square(ORANGE, 60, 12),
      square([58, 82, 106, 255], 72, 2),
    );
    expect(brandColours(pictureColours(logo))).toEqual(['#e0662a', '#16324f']);
  });

  it('brandColours returns at most five colours', () => {
    const stripes = [0, 50, 100, 150, 200, 250, 300].map((hue, nth) => {
      const [x, angle] = [nth * 10, (hue * Math.PI) / 180];
      const wave = (shift: number): number => Math.round(128 + 120 * Math.cos(angle + shift));
      return square([wave(0), wave(2), wave(4), 255], x, 10);
    });
    expect(brandColours(pictureColours(paintedPixels(70, 50, CLEAR, ...stripes)))).toHaveLength(5);
  });
});

describe('logoContrast [CT-5]', () => {
  const white = pictureColours(paintedPixels(10, 10, WHITE));

  it('reports a white logo on white as hard to read, and suggests the nearest background with enough contrast', () => {
    const contrast = logoContrast(white, '#ffffff');
    expect(contrast).toMatchObject({ ratio: 1, verdict: 'hard-to-read', suggestions: [{ field: 'logoBackground' }] });
    const [suggestion] = contrast?.suggestions ?? [];
    expect(contrastRatio(suggestion?.colour ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(logoContrast(white, suggestion?.colour ?? '')?.verdict).toBe('passes');
  });

  it('rates the logo by its colour with the highest contrast, unless that colour covers only a tiny share of the logo', () => {
    const logo = (width: number) => pictureColours(paintedPixels(100, 50, WHITE, square(NAVY, 0, width)));
    expect(logoContrast(logo(10), '#ffffff')?.verdict).toBe('passes');
    expect(logoContrast(logo(2), '#ffffff')?.verdict).toBe('hard-to-read');
  });

  it('returns undefined if the colours of the logo are not known yet', () => {
    expect(logoContrast([], '#ffffff')).toBeUndefined();
  });
});
