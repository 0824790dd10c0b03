import { expect, it } from 'vitest';
import {
  worldParts as madeParts,
  worldShapes as madeShapes,
} from '../../../scripts/support/worldMap/worldMapTables.ts';
import { countryCodes } from '../../../src/domain/international/countryCodes.ts';
import { worldParts } from '../../../src/domain/international/worldParts.ts';
import { worldPartTable } from '../../../src/domain/international/worldPartTable.ts';
import { worldShapes } from '../../../src/ui/features/international/map/worldShapes.ts';

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

it('the generated map and list of continents equal the data from which they are generated', () => {
  expect(lines(worldShapes)).toEqual(lines(madeShapes(countryCodes)));
  expect(lines(worldPartTable)).toEqual(lines(madeParts(countryCodes)));
});

it('every country belongs to exactly one continent', () => {
  const all = worldParts.flatMap(({ codes }) => codes);
  expect(all.toSorted()).toEqual([...countryCodes].toSorted());
});

it('every country is on the map, except countries without an outline in the source data', () => {
  const outlined = new Set(lines(worldShapes).map((line) => line.slice(0, 2)));
  const missing = countryCodes.filter((code) => !outlined.has(code));
  expect(missing.join(' ')).toBe('AQ BQ BV CC CX GF GI GP MQ RE SJ TK TV UM YT');
});
