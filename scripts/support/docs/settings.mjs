import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../build/hashFiles.mjs';

const EXAMPLE = '.env.example';
const READER = 'server/infrastructure/settings.ts';
const ENTRY = 'server/main.ts';

/** Reads the settings of `.env.example` by section. Consecutive settings share the comment above them. */
function readExample(folder) {
  const sections = [];
  let said = [];
  for (const line of readFileSync(join(folder, EXAMPLE), 'utf8').split('\n')) {
    const [, name, standard] = /^([A-Z][A-Z_]*)=(.*)$/.exec(line) ?? [];
    const rows = sections.at(-1)?.rows;
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), rows: [] });
    else if (line.startsWith('# ')) said.push(line.slice(2));
    else if (name === undefined) said = [];
    else if (said.length > 0) {
      rows.push({ said: said.join(' '), settings: [{ name, standard }] });
      said = [];
    } else rows.at(-1).settings.push({ name, standard });
  }
  return sections;
}

const cell = (text) => text.replaceAll('|', String.raw`\|`);

/** First sentence of a comment. A dot before a lower-case letter ends no sentence, because of "e.g.". */
const summary = (text) => text.split(/(?<=\.) (?=[A-Z\d/`]|https:)/)[0];

export function settingsTable(folder) {
  const tables = readExample(folder).map(({ title, rows }) =>
    [
      `### ${title}`,
      '| setting | purpose |',
      '|---|---|',
      ...rows.map(({ said, settings }) => {
        const names = settings.map(({ name, standard }) => `\`${name}${standard === '' ? '' : `=${standard}`}\``);
        return `| ${names.join(', ')} | ${cell(summary(said))} |`;
      }),
    ].join('\n'),
  );
  return `\n${tables.join('\n\n')}\n`;
}

/** Reports differences between `.env.example` and the settings that the server reads. A test compares the defaults. */
export function settingsProblems(folder) {
  const reader = readFileSync(join(folder, READER), 'utf8');
  const read = new Set([...reader.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
  const documented = readExample(folder).flatMap(({ rows }) =>
    rows.flatMap(({ settings }) => settings.map(({ name }) => name)),
  );
  const otherFiles = listFiles(folder, 'server').filter((file) => file.endsWith('.ts') && file !== ENTRY);
  return [
    ...[...read]
      .filter((name) => !documented.includes(name))
      .map((name) => `${EXAMPLE} lacks ${name}, which ${READER} reads`),
    ...documented
      .filter((name) => !read.has(name))
      .map((name) => `${EXAMPLE} has ${name}, which ${READER} does not read`),
    ...documented
      .filter((name, index) => documented.indexOf(name) < index)
      .map((name) => `${EXAMPLE} has ${name} twice`),
    ...otherFiles
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('process.env'))
      .map((file) => `${file} reads the environment; settings are read by ${READER}`),
  ];
}
