import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { decodeText } from '../../tables/decodeText.ts';
import { pictureHeader, type PictureHeader } from './pictureHeader.ts';

/** Largest file that is read, in bytes; what is kept of it is cut and encoded anew. */
export const MAX_LOGO_FILE = 10_000_000;
/** Largest picture that is decoded: in memory, each pixel takes four bytes. */
export const MAX_LOGO_PIXELS = 25_000_000;
/** Largest drawing, in bytes: it is kept as it is, and as base 64 it is no longer than a pending logo may be. */
export const MAX_DRAWING = 290_000;

/** What a drawing holds that is more than drawing, as it is written there, or that it cannot be read or is too much. */
export type DrawingProblem =
  | { readonly kind: 'foreign'; readonly found: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-complex' };

/** An SVG without what does not draw. */
export type CleanDrawing =
  | {
      readonly kind: 'clean';
      readonly text: string;
      /** Names of the removed parts, such as `<metadata>`. */
      readonly removed: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: DrawingProblem };

/** Why a file cannot be a logo. */
export type LogoFileProblem =
  | { readonly kind: 'file-too-large' }
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'picture-moves' }
  | { readonly kind: 'picture-too-large'; readonly width: number; readonly height: number }
  | { readonly kind: 'picture-unreadable' }
  | { readonly kind: 'drawing-too-large' }
  | { readonly kind: 'drawing-unsafe'; readonly drawing: DrawingProblem }
  /** What judges and decodes it could not be fetched. */
  | { readonly kind: 'unreachable' };

export type LogoFileKind =
  | { readonly kind: 'picture'; readonly header: PictureHeader }
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: LogoFileProblem };

const refused = (problem: LogoFileProblem): LogoFileKind => ({ kind: 'refused', problem });

/** What a file is by its content, whatever it is called; nothing of it is decoded for that. */
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

/** How far into a file its first element may stand, behind declarations and comments. */
const HEAD = 8000;

/** What begins as markup and has the element of a drawing is taken for one. */
function drawingIn(bytes: Uint8Array): string | undefined {
  // Two bytes per character in UTF-16.
  const head = decodeText(bytes.subarray(0, 2 * HEAD), DEFAULT_LANGUAGE);
  return /^[\s\uFEFF]*</.test(head) && /<(?:\w+:)?svg[\s/>]/i.test(head)
    ? decodeText(bytes, DEFAULT_LANGUAGE)
    : undefined;
}
