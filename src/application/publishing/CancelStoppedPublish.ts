import { stoppedOf } from '../../domain/publishing/process/publishProcess.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishAttempts } from './attempts/PublishAttempts.ts';
import type { PublishProgress } from './PublishProgress.ts';
import type { PublishToken } from './attempts/PublishToken.ts';

/** Discards the stopped attempt. Its changes stay pending, and the next publish starts from the beginning. */
export class CancelStoppedPublish {
  readonly #progress: PublishProgress;
  readonly #attempts: PublishAttempts;
  readonly #company: CompanyStore;
  readonly #token: PublishToken;

  constructor(progress: PublishProgress, attempts: PublishAttempts, company: CompanyStore, token: PublishToken) {
    this.#progress = progress;
    this.#attempts = attempts;
    this.#company = company;
    this.#token = token;
  }

  /** Discards the attempt. If its draft may still exist on the service, the attempt remains, with the failure. */
  async execute(): Promise<void> {
    const attempt = stoppedOf(this.#progress.process);
    const { configuration } = this.#company;
    if (!attempt || !configuration) return;
    const result = await this.#token.during(() => this.#attempts.giveUp(attempt, configuration));
    const cancelled = result.ok ? result.value : result;
    if (this.#company.companyId !== configuration.companyId) return;
    this.#progress.take({ kind: 'given-up', attempt, failure: cancelled.ok ? undefined : { cause: cancelled.error } });
  }
}
