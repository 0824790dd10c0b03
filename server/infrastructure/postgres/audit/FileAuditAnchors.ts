import { appendFile } from 'node:fs/promises';
import type { AuditAnchor, AuditAnchors } from '../../../application/audit/AuditAnchors.ts';
import { anchorText } from './anchorText.ts';

/** Maximum number of anchors that wait while the file is not writable. The oldest are dropped. */
const MAX_WAITING = 10_000;

/** Appends one line per anchor. Opens the file for each write, so it can be rotated and shared by processes. */
export class FileAuditAnchors implements AuditAnchors {
  readonly #path: string;
  readonly #complain: (error: unknown) => void;
  readonly #waiting: string[] = [];
  #writing: Promise<void> | undefined;

  /** @param complain called for each failed write; its lines are written with the next anchor */
  constructor(path: string, complain: (error: unknown) => void) {
    this.#path = path;
    this.#complain = complain;
  }

  keep(anchor: AuditAnchor): void {
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
        this.#complain(error);
        return;
      }
    }
  }
}
