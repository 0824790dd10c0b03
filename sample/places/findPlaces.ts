import { australia } from './australia.ts';
import { japan } from './japan.ts';
import type { Place } from './Place.ts';
import { streets } from './streets.ts';
import { unitedStates } from './unitedStates.ts';

/** A street of a town, or a house number in a street. */
export type PlaceSuggestion = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  readonly isContainer: boolean;
};

/** An address with the field names of the owners' address providers. */
export type PlaceAddress = {
  readonly Line1: string;
  readonly City: string;
  readonly Province: string;
  readonly PostalCode: string;
  readonly CountryIso2: string;
};

const places: Readonly<Record<string, readonly Place[]>> = { AU: australia, US: unitedStates, JP: japan };

/** Maximum numbers of suggestions, house numbers per street, and towns per street name. */
const MAX_PLACES = 8;
const NUMBERS = 24;
const TOWNS = 4;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const streetOf = (country: string, street: number): string => streets[country]?.[street] ?? '';

/** Returns the towns of a street as indexes in the list of places. The index of the street determines the towns. */
function townsOf(country: string, street: number): readonly number[] {
  const { length } = places[country] ?? [];
  return [...new Set(Array.from({ length: TOWNS }, (_, nth) => (street * 3 + nth * 5) % Math.max(1, length)))];
}

function lineOf(country: string, street: number, number: string): string {
  const name = streetOf(country, street);
  return country === 'JP' ? `${name}${number}` : `${number} ${name}`;
}

const describe = ({ town, area, postcode }: Place, country: string): string =>
  country === 'JP' ? `〒${postcode} ${area}${town}` : `${town} ${area} ${postcode}`;

function suggestion(country: string, street: number, town: number, number: string): readonly PlaceSuggestion[] {
  const place = places[country]?.[town];
  if (!place) return [];
  const isContainer = number === '';
  return [
    {
      id: [country, street, town, number].join('.'),
      text: isContainer ? streetOf(country, street) : lineOf(country, street, number),
      description: describe(place, country),
      isContainer,
    },
  ];
}

function read(id: string): { country: string; street: number; town: number; number: string } {
  const [country = '', street = '', town = '', ...number] = id.split('.');
  return { country, street: Number(street), town: Number(town), number: number.join('.') };
}

/** Fictitious addresses that match a number and the start of a street or town. Without a number, returns streets. */
export function findPlaces(text: string, country: string, container?: string): readonly PlaceSuggestion[] {
  const number = /(?<![\p{L}])\d{1,5}[a-z]?(?:-\d{1,4}){0,2}/iu.exec(text.normalize('NFKC'))?.[0] ?? '';
  if (container !== undefined) {
    const { country: of, street, town } = read(container);
    const numbers = number === '' ? Array.from({ length: NUMBERS }, (_, nth) => String(nth + 1)) : [number];
    return numbers.flatMap((each) => suggestion(of, street, town, each));
  }
  const words = fold(text.normalize('NFKC').replace(number, ' '))
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return (streets[country] ?? [])
    .flatMap((name, street) =>
      townsOf(country, street).flatMap((town) => {
        const place = places[country]?.[town];
        const known = fold(`${name} ${place?.town} ${place?.area} ${place?.postcode}`).split(' ');
        const fits = words.every((word) => known.some((part) => part.startsWith(word)));
        return fits ? suggestion(country, street, town, number) : [];
      }),
    )
    .slice(0, MAX_PLACES);
}

/** Returns `undefined` for an unknown ID. */
export function placeAddressOf(id: string): PlaceAddress | undefined {
  const { country, street, town, number } = read(id);
  const place = places[country]?.[town];
  if (!place || streetOf(country, street) === '' || !/^[\w-]{1,16}$/.test(number)) return undefined;
  return {
    Line1: lineOf(country, street, number),
    City: place.town,
    Province: place.area,
    PostalCode: place.postcode,
    CountryIso2: country,
  };
}
