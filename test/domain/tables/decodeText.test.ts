import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/domain/tables/decodeText.ts';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const xml = (encoding: string, ...content: readonly number[]): Uint8Array =>
  Uint8Array.from([...ascii(`<?xml version='1.0' encoding='${encoding}'?><a>`), ...content, ...ascii('</a>')]);

describe('decodeText', () => {
  it.each([
    ['ISO-8859-1', [0xe9], 'é'],
    ['windows-1251', [0xe9], 'й'],
    ['Shift_JIS', [0x95, 0xd4], '返'],
  ] as const)('uses the encoding %s if the XML declaration states it [CT-1]', (encoding, bytes, letter) => {
    expect(decodeText(xml(encoding, ...bytes), 'ja')).toContain(`<a>${letter}</a>`);
  });

  it('guesses the encoding if the declared encoding is unknown or contradicts the bytes', () => {
    expect(decodeText(xml('x-nothing', 0xe9), 'fr')).toContain('<a>é</a>');
    expect(decodeText(xml('UTF-8', 0xe9), 'fr')).toContain('<a>é</a>');
    expect(decodeText(xml('UTF-16', 0xc3, 0xa9), 'fr')).toContain('<a>é</a>');
  });
});
