import { describe, expect, it } from 'vitest';
import { imageIn } from '../../../src/domain/application-config/logoImage.ts';

const PNG = 'data:image/png;base64,';

describe('imageIn [PB-17]', () => {
  it.each(['png', 'jpeg', 'webp', 'svg+xml'])('reads an image of the type %s', (type) => {
    expect(imageIn(`data:image/${type};base64,AAb9+/==`)).toEqual({ contentType: `image/${type}`, data: 'AAb9+/==' });
  });

  it('accepts at most 400,000 characters', () => {
    const most = 'A'.repeat(400_000 - PNG.length);
    expect(imageIn(PNG + most)?.data).toBe(most);
    expect(imageIn(`${PNG}${most}A`)).toBeUndefined();
  });

  it.each([
    undefined,
    7,
    '',
    PNG,
    'https://cdn.example/logo.png',
    'data:image/gif;base64,AAAA',
    'data:text/html;base64,AAAA',
    ` ${PNG}AAAA`,
    `${PNG}AAAA `,
    `${PNG}AAAA===`,
    `${PNG}A=AA`,
    `${PNG}<svg>`,
  ])('rejects %j', (url) => {
    expect(imageIn(url)).toBeUndefined();
  });
});
