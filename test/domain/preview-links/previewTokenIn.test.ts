import { expect, it } from 'vitest';
import { previewTokenIn } from '../../../src/domain/preview-links/previewLink.ts';

const TOKEN = 'Ab-_'.repeat(8);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])(
  'previewTokenIn finds the token of a link that is followed by a stray %j [CT-4]',
  (stray) => {
    expect(previewTokenIn(`#${TOKEN}${stray}`)).toBe(TOKEN);
  },
);

it.each(['', '#', '#short', '#.Ab-_Ab-_Ab-_Ab-_Ab-_', `#${'a'.repeat(513)}`])(
  'previewTokenIn returns undefined for %j',
  (hash) => {
    expect(previewTokenIn(hash)).toBeUndefined();
  },
);
