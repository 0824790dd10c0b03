/** The seat of one region: its code as addresses carry it, a town, and a postcode of that town. */
export type Place = { readonly area: string; readonly town: string; readonly postcode: string };

/** Reads a table of one region a line: `area|town|postcode`. */
export const placesOf = (table: string): readonly Place[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [area = '', town = '', postcode = ''] = line.trim().split('|');
      return { area, town, postcode };
    });
