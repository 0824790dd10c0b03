import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findOwnPublish, type PublishingDesk } from './PublishingDesk.ts';

/** Drops an open publish and its draft; nothing goes live. Done twice, it answers the same. */
export class GiveUpPublish {
  readonly #desk: PublishingDesk;

  constructor(desk: PublishingDesk) {
    this.#desk = desk;
  }

  execute(request: CompanyWrite & { readonly publishId: string }): Promise<Result<void, ServiceFailure>> {
    return this.#desk.sit(request, async (sitting) => {
      const found = await findOwnPublish(sitting, request.publishId);
      if (!found.ok) return found;
      const { publishId, state } = found.value;
      if (state === 'given-up') return ok(undefined);
      if (state === 'published') return err({ kind: 'publish-closed' });
      await sitting.unit.publishes.end(sitting.company.companyId, publishId, sitting.now);
      await sitting.record('publish.given-up', { publishId });
      return ok(undefined);
    });
  }
}
