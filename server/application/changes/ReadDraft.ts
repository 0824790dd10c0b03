import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Draft } from '../../../src/domain/changes/drafts/draft.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { SealedDrafts } from './SealedDrafts.ts';

/** Reads the signed-in user's own draft of a company. An admin needs an open review of a merchant. */
export class ReadDraft {
  readonly #authorise: AuthoriseCompany;
  readonly #drafts: SealedDrafts;
  readonly #clock: Clock;

  constructor(authorise: AuthoriseCompany, drafts: SealedDrafts, clock: Clock) {
    this.#authorise = authorise;
    this.#drafts = drafts;
    this.#clock = clock;
  }

  execute(request: CompanyRequest): Promise<Result<Draft, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, acting) =>
      ok(await this.#drafts.read(unit, acting, this.#clock.now())),
    );
  }
}
