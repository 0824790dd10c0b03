// Generates the world map and the continents of its countries from library data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes } from '../src/domain/international/countryCodes.ts';
import { worldParts, worldShapes } from './support/worldMap/worldMapTables.ts';
import { root } from './support/root.mjs';

const indented = (lines) =>
  lines
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

function write(path, comment, name, lines) {
  const file = join(root, path);
  writeFileSync(
    file,
    `/**\n * ${comment} Made by \`npm run world-map\`; a test tells when the two differ.\n */\nexport const ${name} = \`\n${indented(lines)}\n\`;\n`,
  );
  console.log(`Wrote ${file}`);
}

write(
  'src/ui/features/international/map/worldShapes.ts',
  'The outline of each country, or the place of its dot, in a drawing of 960 by 440: Natural Earth’s, by world-atlas and d3-geo.',
  'worldShapes',
  worldShapes(countryCodes),
);
write(
  'src/domain/international/worldPartTable.ts',
  'Which countries are in which part of the world, by its UN M.49 number: those of countries-list.',
  'worldPartTable',
  worldParts(countryCodes),
);
