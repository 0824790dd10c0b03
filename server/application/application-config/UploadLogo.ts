import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { ImageFile } from '../../../src/domain/application-config/logoImage.ts';
import { placeLogo } from '../../../src/domain/application-config/writes/placeLogo.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import { assetHash } from '../assets/assetHash.ts';
import type { ImageCleaner } from '../assets/ImageCleaner.ts';
import type { ConfigurationRequest, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type UploadLogoRequest = ConfigurationRequest & { readonly version: string; readonly image: ImageFile };

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** Takes an image in the place of the logo [PB-17]: cleaned, and kept under the hash of its content. */
export class UploadLogo {
  readonly #authorise: AuthoriseCompany;
  readonly #cleaner: ImageCleaner;
  readonly #clock: Clock;
  readonly #configuration: EditConfiguration;

  constructor(authorise: AuthoriseCompany, cleaner: ImageCleaner, configuration: EditConfiguration, clock: Clock) {
    this.#authorise = authorise;
    this.#cleaner = cleaner;
    this.#clock = clock;
    this.#configuration = configuration;
  }

  async execute(request: UploadLogoRequest): Promise<Result<void, ServiceFailure>> {
    // Before anything is decoded or kept: that is work only those may ask for who may write.
    const spent = await this.#authorise.within(request, (unit) => unit.usage.spend('uploads', this.#clock.now()));
    if (!spent.ok) return spent;
    const { version, image, ...write } = request;
    const cleaned = await this.#cleaner.clean(image.contentType, Buffer.from(image.data, 'base64'));
    if (!cleaned.ok) return refused('/data', cleaned.error.kind);
    const asset = cleaned.value;
    const logoImage = `/assets/${assetHash(asset)}.${extensions[asset.contentType] ?? 'bin'}`;
    // Kept with the write: an upload that is refused leaves nothing.
    return this.#configuration.execute(write, placeLogo, { version, logoImage }, async ({ assets, usage }) => {
      if (await assets.keep(asset)) await usage.addBytes(asset.bytes.length);
    });
  }
}
