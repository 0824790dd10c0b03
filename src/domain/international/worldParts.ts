import { worldPartTable } from './worldPartTable.ts';

/** Parts of the world by UN M.49 number. Antarctica has no number, so its country code is used. */
const parts = ['002', '003', '005', '009', '142', '150', 'AQ'] as const;

export type WorldPart = { readonly part: (typeof parts)[number]; readonly codes: readonly string[] };

const lines = worldPartTable.trim().split('\n');

export const worldParts: readonly WorldPart[] = parts.map((part) => {
  const [, codes = ''] = (lines.find((line) => line.trim().startsWith(`${part}:`)) ?? '').split(':');
  return { part, codes: codes.split(' ') };
});
