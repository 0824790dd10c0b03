import type { Ids } from '../../../src/application/shared/Ids.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { publishNote } from '../../../src/domain/publishing/publishNote.ts';
import { decideOpening } from '../../../src/domain/publishing/publishProtocol.ts';
import { needsStepUp } from '../../../src/domain/configuration/needsStepUp.ts';
import { findUnstorable } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { StepUp } from '../session/second-factor/StepUp.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { cancelExpired, type CompanyTransaction } from './CompanyTransaction.ts';
import type { RecordedChange } from './PublishRepository.ts';
import { publishSummaryOf, type PublishSummary } from './publishSummary.ts';

export type OpenPublishRequest = CompanyWrite & {
  readonly ifMatch?: string | undefined;
  readonly changes: readonly RecordedChange[];
  readonly note?: string | undefined;
};

/**
 * Opens a publish with a draft copied from the current revision. A company has at most one open publish. Changes of
 * secrets, limits and webhooks require a confirmed identity.
 */
export class OpenPublish {
  readonly #transaction: CompanyTransaction;
  readonly #ids: Ids;
  readonly #parts: ConfigurationParts;
  readonly #stepUp: Pick<StepUp, 'check'>;

  constructor(transaction: CompanyTransaction, ids: Ids, parts: ConfigurationParts, stepUp: Pick<StepUp, 'check'>) {
    this.#transaction = transaction;
    this.#ids = ids;
    this.#parts = parts;
    this.#stepUp = stepUp;
  }

  async execute(request: OpenPublishRequest): Promise<Result<PublishSummary, ServiceFailure>> {
    const { changes, ifMatch } = request;
    const note = publishNote(request.note ?? '');
    if (ifMatch === undefined) return err({ kind: 'precondition-required' });
    const unstorable = findUnstorable(changes, '/changes') ?? findUnstorable(note, '/note');
    if (unstorable !== undefined) return refused(unstorable, 'not storable');

    const confirmed = needsStepUp(changes) ? await this.#stepUp.check(request.principal) : ok(undefined);
    if (!confirmed.ok) return confirmed;

    return this.#transaction.run(request, async (context) => {
      const { unit, acting, company, now, record } = context;
      const { companyId, currentRevision } = company;
      const openPublish = await unit.publishes.findOpen(companyId);
      const author = { publishId: this.#ids.next(), actor: acting.actor, onBehalfOf: acting.onBehalfOf, note };
      const decision = decideOpening({ currentRevision, open: openPublish, now }, { ...author, ifMatch, changes });
      if (!decision.ok) return decision;
      const { publish, lapsed: expired } = decision.value;
      if (expired) await cancelExpired(context, expired);
      await unit.publishes.dropGivenUp(companyId, now);
      const draft = await unit.companies.readRevision(companyId, currentRevision);
      await unit.publishes.open(
        companyId,
        publish,
        draft,
        changes.map((change) => this.#parts.recorded(change)),
      );
      await record('publish.opened', { publishId: publish.publishId, baseRevision: publish.baseRevision, note });
      return ok(publishSummaryOf(publish));
    });
  }
}
