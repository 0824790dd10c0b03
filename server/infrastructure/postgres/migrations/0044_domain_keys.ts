import type { Migration } from 'kysely';
import { keyAddresses } from './keyAddresses.ts';

/** A domain in its two spellings is one from now on (RFC 5890). */
export const domainKeys: Migration = { up: keyAddresses };
