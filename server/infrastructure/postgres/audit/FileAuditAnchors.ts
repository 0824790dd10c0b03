import { appendFile } from 'node:fs/promises';
import type { AuditAnchor, AuditAnchors } from '../../../application/audit/AuditAnchors.ts';
import { z } from '../../../../contract/schema.ts';
import { parseJson } from '../../../../src/application/shared/parseJson.ts';

/** Maximum number of anchors waiting until the file is writable again. Beyond it, the oldest are dropped. */
const MAX_WAITING = 10_000;

/** Appends one line per anchor. Opens the file for each write, so that it can be rotated and shared by processes. */
export class FileAuditAnchors implements AuditAnchors {
  readonly #path: string;
  readonly #reportError: (error: unknown) => void;
  readonly #waiting: string[] = [];
  #writing: Promise<void> | undefined;

  /** @param reportError called for each failed write. The unwritten lines are written with the next anchor. */
  constructor(path: string, reportError: (error: unknown) => void) {
    this.#path = path;
    this.#reportError = reportError;
  }

  store(anchor: AuditAnchor): void {
    this.#waiting.push(anchorText(anchor));
    if (this.#waiting.length > MAX_WAITING) this.#waiting.shift();
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  async settle(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0);
      try {
        await appendFile(this.#path, lines.join(''));
      } catch (error) {
        this.#waiting.unshift(...lines);
        this.#reportError(error);
        return;
      }
    }
  }
}

const line = z.tuple([z.string(), z.string(), z.int(), z.string()]);

const anchorText = ({ rootOrgId, companyId, sequence, hash }: AuditAnchor): string =>
  `${JSON.stringify([rootOrgId, companyId, sequence, hash])}\n`;

/** Parses anchors, one per line. Skips incomplete lines, e.g. after a crash. */
export function anchorsIn(text: string): readonly AuditAnchor[] {
  return text.split('\n').flatMap((each) => {
    const read = line.safeParse(parseJson(each));
    if (!read.success) return [];
    const [rootOrgId, companyId, sequence, hash] = read.data;
    return [{ rootOrgId, companyId, sequence, hash }];
  });
}
