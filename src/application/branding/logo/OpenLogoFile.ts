import { contentArea } from '../../../domain/branding/logo/contentArea.ts';
import { logoFileKind, MAX_LOGO_FILE, type LogoFileProblem } from '../../../domain/branding/logo/logoFile.ts';
import type { Area } from '../../../domain/branding/logo/pixels.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import type { OpenPicture, Pictures } from './Pictures.ts';

type NamedFile = { readonly name: string; readonly bytes: number; readonly url: string };

/** A picture can be cropped; a drawing is an SVG. */
export type LogoFile = NamedFile &
  (
    | {
        readonly kind: 'drawing';
        readonly removed: readonly string[];
      }
    | {
        readonly kind: 'picture';
        readonly picture: OpenPicture;
        readonly content: Area;
      }
  );

/** Maximum width and height in pixels of the copy that is scanned for empty edges. */
const MAX_SCANNED_SIZE = 400;

export class OpenLogoFile {
  readonly #pictures: Pictures;

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  async execute(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<Result<LogoFile, LogoFileProblem>> {
    if (file.size > MAX_LOGO_FILE) return err({ kind: 'file-too-large' });
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => undefined,
    );
    if (!bytes) return err({ kind: 'picture-unreadable' });
    const found = logoFileKind(bytes);
    if (found.kind === 'refused') return err(found.problem);
    const fileInfo = { name: file.name, bytes: bytes.length };
    if (found.kind === 'drawing') {
      const cleaned = await this.#pictures.cleanDrawing(found.text);
      if (!cleaned.ok) return err({ kind: 'unreachable' });
      const drawing = cleaned.value;
      if (drawing.kind === 'refused') return err({ kind: 'drawing-unsafe', drawing: drawing.problem });
      const url = dataUrl('image/svg+xml', new TextEncoder().encode(drawing.text));
      return ok({ ...fileInfo, kind: 'drawing', removed: drawing.removed, url });
    }
    const url = dataUrl(`image/${found.header.format}`, bytes);
    const loaded = await this.#pictures.open(url);
    if (!loaded.ok) return err({ kind: 'unreachable' });
    const picture = loaded.value;
    return picture
      ? ok({ ...fileInfo, kind: 'picture', url, picture, content: contentOf(picture) })
      : err({ kind: 'picture-unreadable' });
  }
}

function contentOf(picture: OpenPicture): Area {
  const pixels = picture.pixels(MAX_SCANNED_SIZE);
  if (!pixels) return { x: 0, y: 0, width: picture.width, height: picture.height };
  const { x, y, width, height } = contentArea(pixels);
  const [pixelWidth, pixelHeight] = [picture.width / pixels.width, picture.height / pixels.height];
  return { x: x * pixelWidth, y: y * pixelHeight, width: width * pixelWidth, height: height * pixelHeight };
}

/** Maximum number of bytes passed as arguments of one call. */
const MAX_ARGUMENTS = 0x8000;

function dataUrl(contentType: string, bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS)));
  return `data:${contentType};base64,${btoa(chunks.join(''))}`;
}
