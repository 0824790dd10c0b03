import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';

/** What an owner's service announces, as far as it matters to archiving. */
export type ArchivingOwner = { readonly extensions: Pick<ServiceExtensions, 'history'> };

/**
 * Whether the owner's service has the call that archives a rule. It is none of the specification's and comes with the
 * history, which keeps what is archived.
 */
export const archivesRules = (owner: ArchivingOwner | undefined): boolean => owner?.extensions.history === true;
