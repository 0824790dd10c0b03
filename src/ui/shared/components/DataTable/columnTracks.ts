import type { DataColumn } from './DataTableProps.ts';

const TRACKS = { control: 'var(--control-column)', icon: 'var(--icon-column)', tool: 'var(--tool-column)' };

/** The grid tracks of columns; none of them depends on what stands in it. */
export function columnTracks(
  columns: readonly Pick<DataColumn<never>, 'width'>[],
  hasHandle: boolean,
  hasBox: boolean,
): string {
  const tracks = columns.map(({ width = 1 }) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : TRACKS[width]));
  return [...(hasHandle ? [TRACKS.tool] : []), ...(hasBox ? [TRACKS.tool] : []), ...tracks].join(' ');
}
