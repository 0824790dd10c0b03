import { describe, expect, it } from 'vitest';
import { MAX_LOGO_URL } from '../../../../src/domain/application-config/logoImage.ts';
import { logoFileKind, MAX_DRAWING, MAX_LOGO_FILE } from '../../../../src/domain/branding/logo/logoFile.ts';
import { animatedPng, animatedWebp, claimedPng, orange } from '../../../support/pictureFiles.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const problemOf = (bytes: Uint8Array) => {
  const kind = logoFileKind(bytes);
  return kind.kind === 'refused' ? kind.problem : undefined;
};

describe('logoFileKind [PB-17]', () => {
  it('recognizes a bitmap picture by its content', async () => {
    expect(logoFileKind(await orange().webp().toBuffer())).toMatchObject({
      kind: 'picture',
      header: { format: 'webp' },
    });
    expect(logoFileKind(claimedPng(5000, 5000))).toMatchObject({ kind: 'picture' });
  });

  it.each([
    SVG,
    `\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n${SVG}`,
    '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
    '<!DOCTYPE svg>\n<SVG></SVG>',
  ])('recognizes an SVG drawing in %j', (text) => {
    expect(logoFileKind(bytesOf(text)).kind).toBe('drawing');
  });

  it('rejects an SVG drawing that is too long to be stored as a pending logo', () => {
    const largest = bytesOf(SVG.replace('/>', `>${' '.repeat(MAX_DRAWING - SVG.length - 5)}</svg>`));
    expect(largest.length).toBeLessThanOrEqual(MAX_DRAWING);
    expect(logoFileKind(largest).kind).toBe('drawing');
    expect('data:image/svg+xml;base64,'.length + Math.ceil(MAX_DRAWING / 3) * 4).toBeLessThanOrEqual(MAX_LOGO_URL);
    expect(problemOf(bytesOf(SVG.replace('/>', `>${' '.repeat(MAX_DRAWING)}</svg>`)))).toEqual({
      kind: 'drawing-too-large',
    });
  });

  it.each([
    ['a file of 20 MB', () => new Uint8Array(20_000_000), 'file-too-large'],
    ['a file one byte too long', () => new Uint8Array(MAX_LOGO_FILE + 1), 'file-too-large'],
    ['a picture that unpacks to billions of pixels', () => claimedPng(60_000, 60_000), 'picture-too-large'],
    ['a picture that is slightly too large', () => claimedPng(5000, 5001), 'picture-too-large'],
    ['a picture without pixels', () => claimedPng(0, 5), 'picture-unreadable'],
    ['an animated PNG', () => animatedPng(), 'picture-moves'],
    ['an animated WebP', () => animatedWebp(), 'picture-moves'],
    ['a GIF', () => orange().gif().toBuffer(), 'not-a-picture'],
    ['a PDF', () => bytesOf('%PDF-1.7'), 'not-a-picture'],
    ['an HTML page', () => bytesOf('<!DOCTYPE html><html></html>'), 'not-a-picture'],
    ['a text about <svg>', () => bytesOf('Words about <svg> '), 'not-a-picture'],
    ['an empty file', () => new Uint8Array(), 'not-a-picture'],
  ] as const)('rejects %s', async (_, make, kind) => {
    expect(problemOf(await make())).toMatchObject({ kind });
  });
});
