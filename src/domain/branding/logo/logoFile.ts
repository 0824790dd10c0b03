import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { decodeText } from '../../tables/decodeText.ts';
import { pictureHeader, type PictureHeader } from './pictureHeader.ts';

/** Maximum size of a file in bytes. The stored image is smaller, because it is cropped and encoded again. */
export const MAX_LOGO_FILE = 10_000_000;
/** Maximum number of pixels. Limits memory, because a decoded pixel takes four bytes. */
export const MAX_LOGO_PIXELS = 25_000_000;
/** Maximum size of an SVG in bytes. It is stored unchanged, and its base64 form must fit in `MAX_LOGO_URL`. */
export const MAX_DRAWING = 290_000;

/** Reason why an SVG is refused. `found` is the forbidden part of the SVG. */
export type DrawingProblem =
  | { readonly kind: 'foreign'; readonly found: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-complex' };

export type CleanDrawing =
  | {
      readonly kind: 'clean';
      readonly text: string;
      /** Parts that were removed from the SVG, e.g. `<metadata>`. */
      readonly removed: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: DrawingProblem };

export type LogoFileProblem =
  | { readonly kind: 'file-too-large' }
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'picture-moves' }
  | { readonly kind: 'picture-too-large'; readonly width: number; readonly height: number }
  | { readonly kind: 'picture-unreadable' }
  | { readonly kind: 'drawing-too-large' }
  | { readonly kind: 'drawing-unsafe'; readonly drawing: DrawingProblem }
  /** The code that inspects and decodes the file could not be loaded. */
  | { readonly kind: 'unreachable' };

export type LogoFileKind =
  | { readonly kind: 'picture'; readonly header: PictureHeader }
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: LogoFileProblem };

const refused = (problem: LogoFileProblem): LogoFileKind => ({ kind: 'refused', problem });

/** Detects the type of a file by its content, not by its name. Does not decode the file. */
export function logoFileKind(bytes: Uint8Array): LogoFileKind {
  if (bytes.length > MAX_LOGO_FILE) return refused({ kind: 'file-too-large' });
  const header = pictureHeader(bytes);
  if (header) return judgedPicture(header);
  const text = drawingIn(bytes);
  if (text === undefined) return refused({ kind: 'not-a-picture' });
  return bytes.length > MAX_DRAWING ? refused({ kind: 'drawing-too-large' }) : { kind: 'drawing', text };
}

function judgedPicture(header: PictureHeader): LogoFileKind {
  const { width, height, isAnimated } = header;
  if (isAnimated) return refused({ kind: 'picture-moves' });
  if (width === 0 || height === 0) return refused({ kind: 'picture-unreadable' });
  if (width * height > MAX_LOGO_PIXELS) return refused({ kind: 'picture-too-large', width, height });
  return { kind: 'picture', header };
}

/** Maximum characters before the root element, for declarations and comments. */
const MAX_SVG_PROLOG = 8000;

/** Detects an SVG: markup with an `svg` element near the start. */
function drawingIn(bytes: Uint8Array): string | undefined {
  // Decode twice as many bytes as characters are needed, because UTF-16 has two bytes per character.
  const head = decodeText(bytes.subarray(0, 2 * MAX_SVG_PROLOG), DEFAULT_LANGUAGE);
  return /^[\s\uFEFF]*</.test(head) && /<(?:\w+:)?svg[\s/>]/i.test(head)
    ? decodeText(bytes, DEFAULT_LANGUAGE)
    : undefined;
}
