import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';

export type ArchivingOwner = { readonly extensions: Pick<ServiceExtensions, 'history'> };

/** The call that archives a rule is not in the specification. It is announced with the history. */
export const archivesRules = (owner: ArchivingOwner | undefined): boolean => owner?.extensions.history === true;
