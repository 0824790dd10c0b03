import type { LazyPart } from '../shared/LazyPart.ts';
import { keepsMessage } from './keepsMessage.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';
import type { PublishEnd, PublishRun, PublishRunner } from './PublishRunner.ts';
import type { PublishToken } from './PublishToken.ts';

/** Fetches what runs a publish; where its script does not come, nothing was sent. */
export class LazyPublishRunner<Deps extends unknown[]> implements PublishRunner {
  readonly #part: LazyPart<(...deps: Deps) => PublishRunner>;
  readonly #deps: Deps;
  readonly #token: PublishToken;

  constructor(part: LazyPart<(...deps: Deps) => PublishRunner>, deps: Deps, token: PublishToken) {
    this.#part = part;
    this.#deps = deps;
    this.#token = token;
  }

  async execute(run: PublishRun): Promise<PublishEnd> {
    const make = this.#part.loaded ?? (await this.#part.load().catch(() => undefined));
    if (make) return make(...this.#deps).execute(run);
    if (!run.isCurrent()) return { kind: 'superseded' };
    const failure: PublishFailure = { cause: { kind: 'unreachable' }, isUnsent: true };
    const attempt = run.stopped ?? { ...run.attempt, isUnsent: true };
    return { kind: 'stopped', attempt, failure, keepsMessage: keepsMessage(failure, this.#token.isApp) };
  }
}
