import { appendFile } from 'node:fs/promises';
import type { AuditAnchor, AuditAnchors } from '../../../application/audit/AuditAnchors.ts';
import { anchorText } from './anchorText.ts';

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
