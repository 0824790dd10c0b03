import type { Result } from '../../../src/domain/shared/result.ts';
import type { Asset } from './AssetRepository.ts';

/** Largest image taken: 2 MB as a file, 4 megapixels as a picture. */
export const MAX_IMAGE_BYTES = 2_000_000;
export const MAX_IMAGE_PIXELS = 4_000_000;

/**
 * Why an image is not taken. `image-unsafe`: something in it is more than a drawing. `image-too-complex`: it is small and
 * would take the machine for long.
 */
export type ImageError = {
  readonly kind: 'image-too-large' | 'image-unreadable' | 'image-unsafe' | 'image-too-complex';
};

/** Turns what somebody sent into an image that can do nothing but be seen. */
export interface ImageCleaner {
  /** The image in a form of its own; its type is what it is, whatever it was called. */
  clean(contentType: string, bytes: Uint8Array): Promise<Result<Asset, ImageError>>;
}
