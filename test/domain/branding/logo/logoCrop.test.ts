import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentArea } from '../../../../src/domain/branding/logo/contentArea.ts';
import {
  areaOfShape,
  holdsArea,
  storedSize,
  sharpnessIn,
  sizeInBox,
} from '../../../../src/domain/branding/logo/logoCrop.ts';
import { logoBoxes } from '../../../../src/domain/theme/consumerTheme.ts';
import { CLEAR, paintedPixels, type Rgba } from '../../../support/paintedPixels.ts';

const NAVY: Rgba = [22, 50, 79, 255];
const WHITE: Rgba = [255, 255, 255, 255];

describe('logo crop [PB-17]', () => {
  it.each([
    ['on a transparent background', CLEAR],
    ['on white', WHITE],
    ['on the near-white background of a photograph', [247, 250, 246, 255] as const],
  ])('finds the area of the drawing %s, with a small margin', (_, ground) => {
    const picture = paintedPixels(200, 100, ground, { x: 50, y: 40, width: 100, height: 20, colour: NAVY });
    expect(contentArea(picture)).toEqual({ x: 46, y: 36, width: 108, height: 28 });
  });

  it('uses the complete picture as the crop area if the picture is empty, and never exceeds the picture', () => {
    expect(contentArea(paintedPixels(30, 20, WHITE))).toEqual({ x: 0, y: 0, width: 30, height: 20 });
    const full = paintedPixels(30, 20, CLEAR, { x: 0, y: 1, width: 30, height: 19, colour: NAVY });
    expect(contentArea(full)).toEqual({ x: 0, y: 0, width: 30, height: 20 });
  });

  const size = fc.record({ width: fc.integer({ min: 2, max: 3000 }), height: fc.integer({ min: 2, max: 3000 }) });
  const placed = size.chain((picture) =>
    fc.tuple(fc.nat(picture.width - 1), fc.nat(picture.height - 1)).chain(([x, y]) =>
      fc.record({
        picture: fc.constant(picture),
        content: fc.record({
          x: fc.constant(x),
          y: fc.constant(y),
          width: fc.integer({ min: 1, max: picture.width - x }),
          height: fc.integer({ min: 1, max: picture.height - y }),
        }),
      }),
    ),
  );

  it('fits a crop area of a given aspect ratio into the picture, around the drawing if possible', () => {
    fc.assert(
      fc.property(placed, fc.constantFrom(5, 7, 1, 0.5), ({ picture, content }, aspect) => {
        const area = areaOfShape(picture, content, aspect);
        expect(area.width / area.height).toBeCloseTo(aspect, 6);
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(area.y + area.height).toBeLessThanOrEqual(picture.height + 1e-6);
        const needed = Math.max(content.width, content.height * aspect);
        if (needed <= picture.width && needed <= picture.height * aspect) expect(holdsArea(area, content)).toBe(true);
      }),
    );
  });

  it('cannot contain a square logo completely if its aspect ratio is five to one', () => {
    const sign = { x: 0, y: 0, width: 500, height: 500 };
    expect(holdsArea(areaOfShape(sign, sign, 5), sign)).toBe(false);
  });

  it('scales a large logo down to the size that the densest screens need, and never enlarges a logo', () => {
    expect(storedSize({ width: 1840, height: 368 })).toEqual({ width: 900, height: 180 });
    expect(storedSize({ width: 200, height: 40 })).toEqual({ width: 200, height: 40 });
    expect(storedSize({ width: 2000, height: 2000 })).toEqual({ width: 180, height: 180 });
    expect(storedSize({ width: 90_000, height: 1 })).toEqual({ width: 900, height: 1 });
  });

  it('scales a logo to fit its box, and rates the scaled logo as sharp, soft or small [SH-6]', () => {
    const { medium } = logoBoxes;
    expect(sizeInBox({ width: 600, height: 60 }, medium)).toEqual({ width: 300, height: 30 });
    expect(sizeInBox({ width: 100, height: 20 }, medium)).toEqual({ width: 100, height: 20 });
    expect(sharpnessIn({ width: 600, height: 60 }, medium)).toBe('sharp');
    expect(sharpnessIn({ width: 599, height: 100 }, medium)).toBe('soft');
    expect(sharpnessIn({ width: 60, height: 60 }, medium)).toBe('soft');
    expect(sharpnessIn({ width: 299, height: 59 }, medium)).toBe('small');
  });
});
