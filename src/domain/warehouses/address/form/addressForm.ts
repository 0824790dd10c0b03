import type { Address, AddressField } from '../../../company/parts/address.ts';
import { addressFormatTable } from './addressFormatTable.ts';

const areaKinds = [
  'province',
  'state',
  'prefecture',
  'county',
  'department',
  'emirate',
  'island',
  'oblast',
  'parish',
  'district',
  'area',
  'do_si',
] as const;
const townKinds = ['city', 'suburb', 'post_town', 'district'] as const;
const districtKinds = ['suburb', 'neighborhood', 'district', 'townland', 'village_township'] as const;
const postcodeKinds = ['postal', 'zip', 'pin', 'eircode'] as const;

export type AddressLabel =
  | 'street'
  | 'line2'
  | 'line3'
  | 'unit'
  | 'block'
  | `district.${(typeof districtKinds)[number]}`
  | `town.${(typeof townKinds)[number]}`
  | `area.${(typeof areaKinds)[number]}`
  | `postcode.${(typeof postcodeKinds)[number]}`;

export type AddressFormField = {
  readonly name: Exclude<AddressField, 'country'>;
  readonly label: AddressLabel;
  readonly isRequired: boolean;
};

export type AddressForm = {
  /** Rows in the order of the country. Fields of one row are next to each other. */
  readonly rows: readonly (readonly AddressFormField[])[];
  readonly postcodeExample?: string | undefined;
};

type Format = {
  readonly rows: string;
  readonly required: string;
  readonly kinds: readonly string[];
  readonly example?: string | undefined;
};

const formats = new Map<string, Format>(
  addressFormatTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [rows = '', required = '', area = '', town = '', district = '', postcode = '', countries = ''] = line
        .trim()
        .split('|');
      return countries.split(' ').map((countryCode) => {
        const [country = '', example] = countryCode.split(':');
        return [
          country,
          { rows, required, kinds: [area, town, district, postcode], example: example?.replaceAll('_', ' ') },
        ] as const;
      });
    }),
);

const defaultFormat: Format = { rows: 'A/C/S/Z', required: 'A', kinds: [] };

/** Countries with a separate unit number. */
const withUnit: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'MY', 'NZ', 'SG', 'US']);
const withBlock: ReadonlySet<string> = new Set(['SG']);
/** Countries whose form gets a town field, although the source data has none. */
const withTown: ReadonlySet<string> = new Set(['JP']);

const kindOf = <Kind extends string>(kinds: readonly [Kind, ...Kind[]], kindName: string | undefined): Kind =>
  kinds.find((kind) => kind === kindName) ?? kinds[0];

const isFilled = (address: Address | undefined, field: AddressField): boolean => (address?.[field] ?? '') !== '';

/** Address fields of a country, and further fields that have a value in `currentAddress`. */
export function addressFormOf(country: string, currentAddress?: Address): AddressForm {
  const code = country.toUpperCase();
  const { rows, required, kinds, example } = formats.get(code) ?? defaultFormat;
  const [area, town, district, postcode] = kinds;
  const fieldsOf = (part: string): readonly AddressFormField[] => {
    const isRequired = required.includes(part);
    switch (part) {
      case 'D':
        return [{ name: 'line3', label: `district.${kindOf(districtKinds, district)}`, isRequired }];
      case 'C':
        return [{ name: 'town', label: `town.${kindOf(townKinds, town)}`, isRequired }];
      case 'S':
        return [{ name: 'area', label: `area.${kindOf(areaKinds, area)}`, isRequired }];
      case 'Z':
        return [{ name: 'postcode', label: `postcode.${kindOf(postcodeKinds, postcode)}`, isRequired }];
      default:
        return [];
    }
  };
  const streetRows: readonly (readonly AddressFormField[])[] = [
    [
      ...(withBlock.has(code) || isFilled(currentAddress, 'blockNumber')
        ? [{ name: 'blockNumber', label: 'block', isRequired: false } as const]
        : []),
      ...(withUnit.has(code) || isFilled(currentAddress, 'unitNumber')
        ? [{ name: 'unitNumber', label: 'unit', isRequired: false } as const]
        : []),
      { name: 'line1', label: 'street', isRequired: true },
    ],
    [{ name: 'line2', label: 'line2', isRequired: false }],
    ...(rows.includes('D') ? [] : [[{ name: 'line3', label: 'line3', isRequired: false } as const]]),
  ];
  const fieldRows = rows.split('/').flatMap((row): readonly (readonly AddressFormField[])[] => {
    const parts = [...row];
    const fieldsInRow = parts.filter((part) => part !== 'A').flatMap(fieldsOf);
    const others = fieldsInRow.length > 0 ? [fieldsInRow] : [];
    if (!parts.includes('A')) return others;
    return parts[0] === 'A' ? [...streetRows, ...others] : [...others, ...streetRows];
  });
  const withTownRow = withTown.has(code)
    ? fieldRows.flatMap((row) =>
        row.some(({ name }) => name === 'area')
          ? [row, [{ name: 'town', label: 'town.city', isRequired: true } as const]]
          : [row],
      )
    : fieldRows;
  const shownNames = new Set(withTownRow.flat().map(({ name }) => name));
  const missingNames = (['town', 'area', 'postcode'] as const).filter(
    (name) => !shownNames.has(name) && isFilled(currentAddress, name),
  );
  const extraRows = missingNames.map((name): readonly AddressFormField[] => [
    {
      name,
      label: `${name}.${name === 'town' ? 'city' : name === 'area' ? 'province' : 'postal'}`,
      isRequired: false,
    } as AddressFormField,
  ]);
  return { rows: [...withTownRow, ...extraRows], postcodeExample: example };
}
