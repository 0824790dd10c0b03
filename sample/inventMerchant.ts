import { fakerOf } from './fakerOf.ts';
import type { OwnerProfile } from './ownerProfiles.ts';
import type { Place } from './places/Place.ts';

const trades = [
  'Bikes',
  'Books',
  'Camping',
  'Ceramics',
  'Electronics',
  'Fabrics',
  'Garden',
  'Homewares',
  'Jewellery',
  'Kitchen',
  'Optics',
  'Outdoor',
  'Pets',
  'Shoes',
  'Sports',
  'Stationery',
  'Toys',
  'Watches',
];

/** Random values of one merchant, generated in a fixed order from the merchant's own seed. */
export type InventedMerchant = {
  readonly name: string;
  readonly contactName: string;
  readonly street: string;
  readonly place: Place;
  /** 0 to 99, evenly distributed; selects the portal state. */
  readonly lot: number;
  readonly publishedDaysAgo: number;
};

export function inventMerchant(profile: OwnerProfile, seed: number, number: number): InventedMerchant {
  const faker = fakerOf(profile.country, seed, number);
  const lot = faker.number.int({ min: 0, max: 99 });
  const publishedDaysAgo = faker.number.float({ min: 0, max: 400 });
  const place = faker.helpers.arrayElement(profile.places);
  const street = faker.location.streetAddress();
  const family = faker.person.lastName();
  const given = faker.person.firstName();
  if (profile.country === 'JP') {
    return { lot, publishedDaysAgo, place, street, name: faker.company.name(), contactName: `${family} ${given}` };
  }
  const founder = faker.helpers.arrayElement([family, place.town, `${family} & ${faker.person.lastName()}`]);
  const name = `${founder} ${faker.helpers.arrayElement(trades)}`;
  return { lot, publishedDaysAgo, place, street, name, contactName: `${given} ${family}` };
}
