import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { ImageFile } from '../../../src/domain/application-config/logoImage.ts';
import { placeLogo } from '../../../src/domain/application-config/writes/applicationConfigWrites.ts';
import type { ErrorMessageKey } from '../../../src/domain/errors/errorMessages.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import { assetHash, type Asset } from '../assets/AssetRepository.ts';
import type { ImageCleaner } from '../assets/ImageCleaner.ts';
import type { ConfigurationRequest, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { FairQueue } from '../shared/FairQueue.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type UploadLogoRequest = ConfigurationRequest & { readonly version: string; readonly image: ImageFile };

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

const LOGO_REFUSED: ErrorMessageKey = 'constants.apiErrors.logoRefused';

const RETRY_SECONDS = 5;

type Cleaned = Result<Asset, ServiceFailure>;

type Collaborators = {
  readonly authorise: AuthoriseCompany;
  readonly cleaner: ImageCleaner;
  readonly configuration: EditConfiguration;
  readonly clock: Clock;
  readonly queue: FairQueue;
};

/** Replaces the logo with a cleaned image [PB-17], stored under the hash of its content. */
export class UploadLogo {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  async execute(request: UploadLogoRequest): Promise<Result<void, ServiceFailure>> {
    const { authorise, cleaner, configuration, clock, queue } = this.#with;
    const { version, image, ...write } = request;
    // The lane is the authenticated organisation, so that no caller uses another organisation's slots.
    const { rootOrgId, organisationId } = request.principal;
    const queued = await queue.run(`${rootOrgId}/${organisationId}`, async (turn): Promise<Cleaned> => {
      // Authorise before decoding or storing, because both are expensive.
      const allowed = await authorise.within(request, (unit) => unit.usage.spend('uploads', clock.now()));
      if (!allowed.ok) return allowed;
      await turn();
      const cleaned = await cleaner.clean(image.contentType, Buffer.from(image.data, 'base64'));
      return cleaned.ok ? cleaned : refused('/data', cleaned.error.kind, LOGO_REFUSED);
    });
    if (!queued.ok) return err({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS });
    const cleaned = queued.value;
    if (!cleaned.ok) return cleaned;
    const asset = cleaned.value;
    const logoImage = `/assets/${assetHash(asset)}.${extensions[asset.contentType] ?? 'bin'}`;
    // Store the image in the transaction of the write, so that a refused upload stores nothing.
    return configuration.execute(write, placeLogo, { version, logoImage }, async ({ assets, usage }) => {
      if (await assets.store(asset, clock.now())) await usage.addBytes(asset.bytes.length);
    });
  }
}
