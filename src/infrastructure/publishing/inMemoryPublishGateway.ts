import type { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { commandOutcomes } from '../../domain/onboarding/commandOutcomes.ts';
import { isNoteTooLong, publishNote } from '../../domain/publishing/publishNote.ts';
import { findUnstorable } from '../../domain/shared/findUnstorable.ts';
import { ok } from '../../domain/shared/result.ts';
import { refused } from '../../domain/shared/write.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { asPort } from '../demo/portFailureOf.ts';

export const inMemoryPublishGateway = (service: DemoService): PublishGateway => ({
  async open({ companyId }, { revision: ifMatch, changes, note: noteInput = '', idempotencyKey }) {
    const note = publishNote(noteInput);
    const unstorable = findUnstorable(changes, '/changes') ?? findUnstorable(note, '/note');
    if (unstorable !== undefined) return asPort(refused(unstorable, 'not storable'));
    if (isNoteTooLong(noteInput)) return asPort(refused('/note', 'too long'));
    const request = ['open', ifMatch, changes, note];
    return service.inCompany(companyId, idempotencyKey, request, (company, { now }) => {
      const opened = company.open(now, { ...service.nextPublish(companyId), ifMatch, changes, note });
      return service.recordIfOk(companyId, opened, 'publish.opened', { note });
    });
  },
  async complete({ companyId }, publishId, idempotencyKey) {
    const { signedIn, userId, newMerchants, isAdminSignedIn } = service;
    return service.inCompany(companyId, idempotencyKey, ['complete', publishId], (company, { now }) =>
      company.complete(publishId, userId, now, (announced) =>
        // As on the service, only publishes of an owner contain commands.
        companyId === signedIn?.organisationId && isAdminSignedIn
          ? commandOutcomes(announced, (id) => newMerchants.get(id))
          : new Map(),
      ),
    );
  },
  giveUp: async ({ companyId }, publishId, idempotencyKey) =>
    service.inCompany(companyId, idempotencyKey, ['give up', publishId], (company, { now }) => {
      const ended = company.giveUp(publishId, service.userId, now);
      return service.recordIfOk(companyId, ended, 'publish.given-up', { publishId });
    }),
  latest: async ({ companyId }) => ok(service.company(companyId)?.history.latest()),
});
