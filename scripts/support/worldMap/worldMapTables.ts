import { createRequire } from 'node:module';
import { countries, type continents } from 'countries-list';
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import isoCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** The width and height that the drawing is scaled to. */
const SIZE = [960, 440] as const;

/** Countries that no parcel comes from and that would take a fifth of the drawing. */
const LEFT_OUT = new Set(['AQ']);

/** A country that takes up less of the drawing than this is a dot, in square units. */
const SMALLEST = 6;

type World = Topology<{ readonly countries: GeometryCollection }>;

const countriesOf = (resolution: '110m' | '50m') => {
  const world = require(`world-atlas/countries-${resolution}.json`) as World;
  return feature(world, world.objects.countries).features;
};

const alpha2 = new Map((isoCodes as readonly (readonly string[])[]).map(([two = '', , number = '']) => [number, two]));

type Shape = { readonly id?: string | number | undefined; readonly properties: { readonly name?: string } | null };

/** Kosovo has no number in ISO 3166. */
const codeOf = ({ id, properties }: Shape): string =>
  properties?.name === 'Kosovo' ? 'XK' : (alpha2.get(String(id ?? '')) ?? '');

/**
 * The lines that `worldShapes.ts` holds, one a country: its code and its outline as an SVG path, or the place of its dot.
 * Outlines are those of Natural Earth at 1:110 million; a country that has none there or a tiny one is a dot.
 */
export function worldShapes(codes: readonly string[]): string {
  const coarse = countriesOf('110m');
  const projection = geoEqualEarth().fitSize([...SIZE], {
    type: 'FeatureCollection',
    features: coarse.filter((shape) => !LEFT_OUT.has(codeOf(shape))),
  });
  const path = geoPath(projection).digits(1);
  const outlines = new Map(
    coarse.flatMap((shape) => (path.area(shape) < SMALLEST ? [] : [[codeOf(shape), path(shape) ?? '']])),
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

/** As UN M.49 numbers the parts of the world. */
const PARTS: Readonly<Record<keyof typeof continents, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};

/** The lines that `worldParts.ts` holds: a part of the world and its countries. */
export function worldParts(codes: readonly string[]): string {
  const of = new Map<string, string[]>();
  for (const code of codes) {
    const country = countries[code as keyof typeof countries] as { readonly continent: keyof typeof PARTS } | undefined;
    const part = country ? PARTS[country.continent] : 'AQ';
    of.set(part, [...(of.get(part) ?? []), code]);
  }
  return [...of]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([part, members]) => `${part}:${members.join(' ')}`)
    .join('\n');
}
