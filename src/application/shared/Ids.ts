import { portToken } from './token.ts';

/** The only source of new ids: unique, URL-safe, 16 to 64 characters. */
export interface Ids {
  next(): string;
}
export const Ids = portToken<Ids>('Ids');
