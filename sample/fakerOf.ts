import { faker as english } from '@faker-js/faker/locale/en_AU';
import { faker as american } from '@faker-js/faker/locale/en_US';
import { faker as japanese } from '@faker-js/faker/locale/ja';

/** Country codes of the owners to invented data that looks at home there. */
const fakers: Readonly<Record<'AU' | 'US' | 'JP', typeof english>> = { AU: english, US: american, JP: japanese };

/**
 * Invented data for one subject of the sample. A locale's generator is shared by whoever draws from it, so it is
 * seeded anew for every subject: no one's draws move another's.
 */
export function fakerOf(country: 'AU' | 'US' | 'JP', seed: number, subject: number): typeof english {
  const faker = fakers[country];
  faker.seed([seed, subject]);
  return faker;
}
