import { expect, it } from 'vitest';
import { previewTokenIn } from '../../../src/domain/preview-links/previewLink.ts';

const TOKEN = 'Ab-_'.repeat(8);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])(
  'a link to a preview is opened with a stray %j behind it [CT-4]',
  (stray) => {
    expect(previewTokenIn(`#${TOKEN}${stray}`)).toBe(TOKEN);
  },
);

it.each(['', '#', '#short', '#.Ab-_Ab-_Ab-_Ab-_Ab-_', `#${'a'.repeat(513)}`])('%j is no link to a preview', (hash) => {
  expect(previewTokenIn(hash)).toBeUndefined();
});
