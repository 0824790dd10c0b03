import { configurationVersion } from '../../company/companyConfiguration.ts';
import { ok } from '../../shared/result.ts';
import { notFound, type Decision } from '../../shared/write.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';

export type ConfiguredCompany = ApplicationConfigHolder & {
  readonly companyId: string;
  readonly carrier: { readonly rootOrgId: string };
};

export type OneVersion = { readonly version: string };

export function decideVersion<Document extends ConfiguredCompany>(
  document: Document,
  version: string,
  edit: (document: Document) => Decision<Document, undefined>,
): Decision<Document, undefined> {
  const { applicationConfig } = document;
  return applicationConfig && configurationVersion(applicationConfig) === version ? edit(document) : notFound;
}

export const made = <Document>(document: Document): Decision<Document, undefined> =>
  ok({ document, answer: undefined });
