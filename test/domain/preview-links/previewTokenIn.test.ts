import { expect, it } from 'vitest';
import { previewTokenIn } from '../../../src/domain/preview-links/previewLink.ts';

const TOKEN = 'Ab-_'.repeat(8);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])('a preview link works with a stray %j after it [CT-4]', (stray) => {
  expect(previewTokenIn(`#${TOKEN}${stray}`)).toBe(TOKEN);
});

it.each(['', '#', '#short', '#.Ab-_Ab-_Ab-_Ab-_Ab-_', `#${'a'.repeat(513)}`])('%j is not a preview link', (hash) => {
  expect(previewTokenIn(hash)).toBeUndefined();
});
