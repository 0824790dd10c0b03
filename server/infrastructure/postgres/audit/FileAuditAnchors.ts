import { appendFile } from 'node:fs/promises';
import type { AuditAnchor, AuditAnchors } from '../../../application/audit/AuditAnchors.ts';
import { anchorText } from './anchorText.ts';

/** Anchors that may wait for a file that cannot be written; those that came first are given up beyond it. */
const MOST_WAITING = 10_000;

/**
 * Anchors in a file that only grows, a line each. It is opened anew for each write, so that it may be moved away and
 * several processes may share one.
 */
export class FileAuditAnchors implements AuditAnchors {
  readonly #path: string;
  readonly #complain: (error: unknown) => void;
  readonly #waiting: string[] = [];
  #writing: Promise<void> | undefined;

  /** @param complain hears of each write that failed; what it should have written is tried with the next */
  constructor(path: string, complain: (error: unknown) => void) {
    this.#path = path;
    this.#complain = complain;
  }

  keep(anchor: AuditAnchor): void {
    this.#waiting.push(anchorText(anchor));
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Resolves once nothing is being written any more. */
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
