import { describe, expect, it } from 'vitest';
import { OpenLogoFile } from '../../../../src/application/branding/logo/OpenLogoFile.ts';
import { cutLogo, type Pictures } from '../../../../src/application/branding/logo/Pictures.ts';
import { MAX_LOGO_URL } from '../../../../src/domain/application-config/logoImage.ts';
import { err } from '../../../../src/domain/shared/result.ts';
import { CLEAR, paintedPixels } from '../../../support/paintedPixels.ts';
import { cutOf, InMemoryPictures } from '../../../support/fakes/InMemoryPictures.ts';
import { claimedPng, orange } from '../../../support/pictureFiles.ts';

const fileOf = (content: Buffer | string, name = 'logo.png'): File =>
  new File([new Uint8Array(Buffer.from(content))], name);
const open = (file: File, pictures: Pictures = new InMemoryPictures()) => new OpenLogoFile(pictures).execute(file);

describe('OpenLogoFile', () => {
  it('returns the area that the logo covers, in pixels of the original picture', async () => {
    const pictures = new InMemoryPictures();
    const drawing = { x: 50, y: 40, width: 100, height: 20, colour: [0, 0, 0, 255] as const };
    pictures.pixels = paintedPixels(200, 100, CLEAR, drawing);
    const opened = await open(fileOf(await orange(400, 200).png().toBuffer()), pictures);
    expect(opened).toMatchObject({
      ok: true,
      value: { kind: 'picture', name: 'logo.png', content: { x: 92, y: 72, width: 216, height: 56 } },
    });
    expect(opened.ok && opened.value.url).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('returns the complete picture as the area of the logo if the browser does not allow reading pixels', async () => {
    const pictures = new InMemoryPictures();
    pictures.pixels = undefined;
    const opened = await open(fileOf(await orange(400, 200).png().toBuffer()), pictures);
    expect(opened).toMatchObject({ value: { content: { x: 0, y: 0, width: 400, height: 200 } } });
  });

  it('preserves non-ASCII characters of an SVG drawing', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><title>Ōre</title></svg>';
    const opened = await open(fileOf(text));
    expect(opened).toMatchObject({ ok: true, value: { kind: 'drawing' } });
    const url = opened.ok ? opened.value.url : '';
    expect(Buffer.from(url.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toBe(text);
  });

  it('reads an SVG drawing in UTF-16, and returns the names of the parts that it removed', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg" data-name="Ōre"><title>Ōre</title></svg>';
    const opened = await open(fileOf(Buffer.from(`\uFEFF${text}`, 'utf16le')));
    expect(opened).toMatchObject({ ok: true, value: { kind: 'drawing', removed: ['data-name'] } });
  });

  it('rejects a file that is too large, and does not read it', async () => {
    const arrayBuffer = () => Promise.reject(new Error('read'));
    const opened = await new OpenLogoFile(new InMemoryPictures()).execute({ name: 'x', size: 20_000_000, arrayBuffer });
    expect(opened).toEqual({ ok: false, error: { kind: 'file-too-large' } });
  });

  it('returns a different error for each reason why a file is unsuitable', async () => {
    const unreadable = new InMemoryPictures();
    unreadable.isReadable = false;
    const errorOf = async (opened: ReturnType<typeof open>) => await opened.then((each) => !each.ok && each.error);
    const picture = fileOf(await orange().png().toBuffer());
    expect(await errorOf(open(picture, unreadable))).toEqual({ kind: 'picture-unreadable' });
    expect(await errorOf(open(fileOf(claimedPng(60_000, 60_000))))).toMatchObject({ kind: 'picture-too-large' });
    expect(await errorOf(open(fileOf('<svg><script/></svg>')))).toEqual({
      kind: 'drawing-unsafe',
      drawing: { kind: 'foreign', found: '<script>' },
    });
    const away: Pictures = {
      open: async () => err({ kind: 'unreachable' }),
      cleanDrawing: async () => err({ kind: 'unreachable' }),
    };
    expect(await errorOf(open(picture, away))).toEqual({ kind: 'unreachable' });
    expect(await errorOf(open(fileOf('<svg/>'), away))).toEqual({ kind: 'unreachable' });
    const unreadableFile = { name: 'x', size: 4, arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await new OpenLogoFile(unreadable).execute(unreadableFile)).toMatchObject({
      error: { kind: 'picture-unreadable' },
    });
  });
});

describe('a cropped logo', () => {
  const crop = async (charactersPerPixel: number) => {
    const pictures = new InMemoryPictures();
    pictures.charactersPerPixel = charactersPerPixel;
    const opened = await open(fileOf(await orange(1840, 368).png().toBuffer()), pictures);
    if (!opened.ok || opened.value.kind !== 'picture') throw new Error('not opened');
    return cutLogo(opened.value.picture, { x: 10, y: 20, width: 1500, height: 300 });
  };

  it('is a PNG of the size that screens with the highest pixel density need', async () => {
    const url = await crop(0);
    expect(url).toMatch(/^data:image\/png;base64,/);
    expect(cutOf(url)).toEqual({
      area: { x: 10, y: 20, width: 1500, height: 300 },
      size: { width: 900, height: 180 },
    });
  });

  it('is scaled down until its PNG is small enough for a pending change', async () => {
    const url = await crop(4);
    expect(url.length).toBeLessThanOrEqual(MAX_LOGO_URL);
    expect(url.length).toBeGreaterThan(MAX_LOGO_URL / 2);
  });
});
