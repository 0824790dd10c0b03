import { configurationVersion } from '../../company/configurationVersion.ts';
import { ok } from '../../shared/result.ts';
import { notFound, type Decision } from '../../shared/write.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';

/** The parts of a document that writes of its application configuration touch. */
export type ConfiguredCompany = ApplicationConfigHolder & {
  readonly companyId: string;
  readonly carrier: { readonly rootOrgId: string };
};

/** The write to one version of an application configuration. */
export type OneVersion = { readonly version: string };

/** What `edit` makes of a document, where it has an application configuration of the version. */
export function decideVersion<Document extends ConfiguredCompany>(
  document: Document,
  version: string,
  edit: (document: Document) => Decision<Document, undefined>,
): Decision<Document, undefined> {
  const { applicationConfig } = document;
  return applicationConfig && configurationVersion(applicationConfig) === version ? edit(document) : notFound;
}

/** A decision that answers nothing but that it was made. */
export const made = <Document>(document: Document): Decision<Document, undefined> =>
  ok({ document, answer: undefined });
