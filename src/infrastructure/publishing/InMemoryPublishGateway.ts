import type {
  CompanyPath,
  PublishGateway,
  PublishOpening,
  PublishSummary,
} from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { commandOutcomes } from '../../domain/onboarding/commandOutcomes.ts';
import { isNoteTooLong, publishNote } from '../../domain/publishing/publishNote.ts';
import { findUnstorable } from '../../domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refuse } from '../../domain/shared/write.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { portFailureOf } from '../demo/portFailureOf.ts';

export class InMemoryPublishGateway implements PublishGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async open(
    { companyId }: CompanyPath,
    { revision: ifMatch, changes, note: noteInput = '', idempotencyKey }: PublishOpening,
  ): Promise<Result<PublishSummary, PortFailure>> {
    const note = publishNote(noteInput);
    const unstorable = findUnstorable(changes, '/changes') ?? findUnstorable(note, '/note');
    if (unstorable !== undefined) return err(portFailureOf(refuse(unstorable, 'not storable')));
    if (isNoteTooLong(noteInput)) return err(portFailureOf(refuse('/note', 'too long')));
    const request = ['open', ifMatch, changes, note];
    return this.#service.inCompany(companyId, idempotencyKey, request, (company, { now }) => {
      const opened = company.open(now, { ...this.#service.nextPublish(companyId), ifMatch, changes, note });
      return this.#service.recordIfOk(companyId, opened, 'publish.opened', { note });
    });
  }

  async complete(
    { companyId }: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>> {
    const { signedIn, userId, newMerchants, isAdminSignedIn } = this.#service;
    return this.#service.inCompany(companyId, idempotencyKey, ['complete', publishId], (company, { now }) =>
      company.complete(publishId, userId, now, (announced) =>
        // As on the service, only publishes of an owner contain commands.
        companyId === signedIn?.organisationId && isAdminSignedIn
          ? commandOutcomes(announced, (id) => newMerchants.get(id))
          : new Map(),
      ),
    );
  }

  async giveUp(
    { companyId }: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.inCompany(companyId, idempotencyKey, ['give up', publishId], (company, { now }) => {
      const ended = company.giveUp(publishId, this.#service.userId, now);
      return this.#service.recordIfOk(companyId, ended, 'publish.given-up', { publishId });
    });
  }

  async latest({ companyId }: CompanyPath): Promise<Result<PublishSummary | undefined, PortFailure>> {
    return ok(this.#service.company(companyId)?.history.latest());
  }
}
