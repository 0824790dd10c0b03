import type { Result } from '../../../src/domain/shared/result.ts';
import type { Asset } from './AssetRepository.ts';

/** Maximum size of an image: 2 MB and 4 megapixels. */
export const MAX_IMAGE_BYTES = 2_000_000;
export const MAX_IMAGE_PIXELS = 4_000_000;

/** `image-unsafe`: contains more than a drawing. `image-too-complex`: would take too long to decode. */
export type ImageError = {
  readonly kind: 'image-too-large' | 'image-unreadable' | 'image-unsafe' | 'image-too-complex';
};

/** Converts an untrusted upload to an image without active content. */
export interface ImageCleaner {
  /** Re-encodes the image. The format is detected from the bytes. The declared content type is not trusted. */
  clean(contentType: string, bytes: Uint8Array): Promise<Result<Asset, ImageError>>;
}
