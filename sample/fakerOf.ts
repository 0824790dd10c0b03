import { faker as english } from '@faker-js/faker/locale/en_AU';
import { faker as american } from '@faker-js/faker/locale/en_US';
import { faker as japanese } from '@faker-js/faker/locale/ja';

const fakers: Readonly<Record<'AU' | 'US' | 'JP', typeof english>> = { AU: english, US: american, JP: japanese };

/** Reseeds a locale's shared generator for each subject, so that subjects do not affect each other. */
export function fakerOf(country: 'AU' | 'US' | 'JP', seed: number, subject: number): typeof english {
  const faker = fakers[country];
  faker.seed([seed, subject]);
  return faker;
}
