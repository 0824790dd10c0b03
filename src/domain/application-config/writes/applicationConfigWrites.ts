import { err, ok } from '../../shared/result.ts';
import { refused, type Write, refuse, type WriteRefusal, notFound, type Decision } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { patchApplicationConfigOf, type ApplicationConfigPatch } from '../patchApplicationConfigOf.ts';
import { TOO_LARGE } from '../../errors/errorMessages.ts';
import { isOwnerFlag } from '../ownerFlags.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { findUnstorable } from '../../shared/findUnstorable.ts';
import { applicationConfigIn, type ApplicationConfigHolder } from '../applicationConfig.ts';
import { applicationConfigError } from '../problems/applicationConfigError.ts';
import { bringsForeignLogo } from '../imageSources.ts';
import { imageIn } from '../logoImage.ts';
import { configurationVersion } from '../../company/companyConfiguration.ts';

const created = <Document extends ConfiguredCompany>(
  document: Document,
  config: Readonly<Record<string, unknown>>,
): Document => ({ ...document, applicationConfig: { version: '1.0', config: { ...config } } });

/** Creates the first application configuration [PB-17]. */
export const createApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, Readonly<Record<string, unknown>>> => ({
  action: 'application-config.created',
  wanted: created,
  decide(document, config, _fresh, earlier) {
    if (document.applicationConfig) return refused('', 'exists already');
    const next = created(document, config);
    const refusal = refuseApplicationConfig(document, next, compile, earlier);
    return refusal ? err(refusal) : accepted(next);
  },
});

/** Applies JSON merge patches (RFC 7396) [CT-3]. */
export const updateApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, OneVersion & { readonly patch: ApplicationConfigPatch }> => ({
  action: 'application-config.updated',
  wanted: (document, { patch }) => patchApplicationConfigOf(document, patch),
  decide: (document, { version, patch }, _fresh, earlier) =>
    decideVersion(document, version, (current) => {
      const patched = patchApplicationConfigOf(current, patch);
      const refusal = refuseApplicationConfig(current, patched, compile, earlier);
      return refusal ? err(refusal) : accepted(patched);
    }),
});

export const placeLogo: Write<ConfiguredCompany, OneVersion & { readonly logoImage: string }> = {
  action: 'image.uploaded',
  decide: (document, { version, logoImage }) =>
    decideVersion(document, version, (current) => accepted({ ...current, assets: { ...current.assets, logoImage } })),
};

/** Last call of the asset management. Changes nothing, because earlier writes or the publish make values live. */
export const publishApplicationConfig: Write<ConfiguredCompany, OneVersion> = {
  action: 'application-config.published',
  decide: (document, { version }) => decideVersion(document, version, accepted),
};

const MAX_SIZE = 500_000;

/** Parts that every company may change. Only the owner may change the other parts. */
const OPEN_PARTS = { features: ['navigation', 'footer'], assets: ['logoImage'] } as const;

function refuseApplicationConfig(
  before: ConfiguredCompany,
  after: ConfiguredCompany,
  compile: CompilePattern,
  earlier: readonly ApplicationConfigHolder[] = [],
): WriteRefusal | undefined {
  const [from, to] = [applicationConfigIn(before), applicationConfigIn(after)];
  const unstorable = findUnstorable(to);
  if (unstorable !== undefined) return refuse(unstorable, 'not storable');
  if (JSON.stringify(to).length > MAX_SIZE) return refuse('', 'too large', TOO_LARGE);
  const isOwner = before.companyId === before.carrier.rootOrgId;
  for (const [part, open] of Object.entries(OPEN_PARTS) as ['features' | 'assets', readonly string[]][]) {
    const names = new Set([...Object.keys(from[part]), ...Object.keys(to[part])]);
    const isOpen = (name: string): boolean =>
      open.includes(name) ||
      (part === 'features' && isOwner && isOwnerFlag(name, to.features[name] ?? from.features[name]));
    const closed = [...names].find((name) => !isOpen(name) && !deepEqual(from[part][name], to[part][name]));
    if (closed !== undefined) return refuse(`/${part}/${closed}`, 'not open to change');
  }
  // Refuse new image data, because only the upload call inspects images.
  const { logoImage } = to.assets;
  if (logoImage !== from.assets['logoImage'] && imageIn(logoImage)) return refuse('/assets/logoImage', 'not uploaded');
  if (bringsForeignLogo(before, after))
    return refuse('/assets/logoImage', 'image from elsewhere', 'changes.problems.imageElsewhere');
  const error = applicationConfigError(before, after, compile, earlier);
  return error && refuse(error.pointer, error.error, error.error);
}

type ConfiguredCompany = ApplicationConfigHolder & {
  readonly companyId: string;
  readonly carrier: { readonly rootOrgId: string };
};

type OneVersion = { readonly version: string };

function decideVersion<Document extends ConfiguredCompany>(
  document: Document,
  version: string,
  edit: (document: Document) => Decision<Document, undefined>,
): Decision<Document, undefined> {
  const { applicationConfig } = document;
  return applicationConfig && configurationVersion(applicationConfig) === version ? edit(document) : notFound;
}

const accepted = <Document>(document: Document): Decision<Document, undefined> => ok({ document, answer: undefined });
