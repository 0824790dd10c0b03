import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST } from './LongestFirst.ts';

it.each(LONGEST)('%s, which is begun early, is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
