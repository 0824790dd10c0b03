/** A region's code, its main town and a postcode of that town. */
export type Place = { readonly area: string; readonly town: string; readonly postcode: string };

/** Parses lines of `area|town|postcode`. */
export const placesOf = (table: string): readonly Place[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [area = '', town = '', postcode = ''] = line.trim().split('|');
      return { area, town, postcode };
    });
