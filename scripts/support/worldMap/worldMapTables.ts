import { createRequire } from 'node:module';
import { countries, type continents } from 'countries-list';
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import isoCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

const SIZE = [960, 440] as const;

/** Omits Antarctica, because nobody sends parcels to Antarctica, which would take a fifth of the map. */
const LEFT_OUT = new Set(['AQ']);

/** A country with a smaller area is a dot. In square units of the map. */
const MIN_AREA = 6;

type World = Topology<{ readonly countries: GeometryCollection }>;

const countriesOf = (resolution: '110m' | '50m') => {
  const world = require(`world-atlas/countries-${resolution}.json`) as World;
  return feature(world, world.objects.countries).features;
};

const alpha2 = new Map((isoCodes as readonly (readonly string[])[]).map(([two = '', , number = '']) => [number, two]));

type Shape = { readonly id?: string | number | undefined; readonly properties: { readonly name?: string } | null };

/** Code of a country. Kosovo is found by its name, because it has no ISO 3166 number. */
const codeOf = ({ id, properties }: Shape): string =>
  properties?.name === 'Kosovo' ? 'XK' : (alpha2.get(String(id ?? '')) ?? '');

/**
 * Content of `worldShapes.ts`: for each country, its code and an SVG path or the position of a dot. The outlines are
 * those of Natural Earth at 1:110 million. A country that is tiny or missing in Natural Earth is a dot.
 */
export function worldShapes(codes: readonly string[]): string {
  const coarse = countriesOf('110m');
  const projection = geoEqualEarth().fitSize([...SIZE], {
    type: 'FeatureCollection',
    features: coarse.filter((shape) => !LEFT_OUT.has(codeOf(shape))),
  });
  const path = geoPath(projection).digits(1);
  const outlines = new Map(
    coarse.flatMap((shape) => (path.area(shape) < MIN_AREA ? [] : [[codeOf(shape), path(shape) ?? '']])),
  );
  const dots = new Map(
    countriesOf('50m')
      .toSorted((left, right) => geoArea(left) - geoArea(right))
      .map((shape) => {
        const [x = 0, y = 0] = projection(geoCentroid(shape)) ?? [];
        return [codeOf(shape), `${x.toFixed(1)},${y.toFixed(1)}`];
      }),
  );
  return codes
    .filter((code) => !LEFT_OUT.has(code))
    .flatMap((code) => {
      const shape = outlines.get(code) ?? dots.get(code);
      return shape === undefined ? [] : [`${code}:${shape}`];
    })
    .join('\n');
}

/** UN M.49 codes of the continents. */
const PARTS: Readonly<Record<keyof typeof continents, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};

export function worldParts(codes: readonly string[]): string {
  const codesByContinent = new Map<string, string[]>();
  for (const code of codes) {
    const country = countries[code as keyof typeof countries] as { readonly continent: keyof typeof PARTS } | undefined;
    const part = country ? PARTS[country.continent] : 'AQ';
    codesByContinent.set(part, [...(codesByContinent.get(part) ?? []), code]);
  }
  return [...codesByContinent]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([part, members]) => `${part}:${members.join(' ')}`)
    .join('\n');
}
