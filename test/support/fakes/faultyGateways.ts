import type { ApplicationConfigGateway } from '../../../src/application/application-config/ApplicationConfigGateway.ts';
import type { DraftGateway } from '../../../src/application/changes/drafts/DraftGateway.ts';
import type { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import type { PublishGateway } from '../../../src/application/publishing/PublishGateway.ts';
import type { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type { Faults } from './Faults.ts';

// Gateways with planned faults, like behind an unreliable network. `Faults` records each call as `name:key`.

/** Wraps a gateway. Its calls are named `look:create`, `look:upload`, `look:update` and `look:publish`. */
export const faultyApplicationConfig = (inner: ApplicationConfigGateway, faults: Faults): ApplicationConfigGateway => ({
  create: (path, write) => faults.around('look:create', write.idempotencyKey, () => inner.create(path, write)),
  uploadLogo: (path, image, write) =>
    faults.around('look:upload', write.idempotencyKey, () => inner.uploadLogo(path, image, write)),
  update: (path, patch, write) =>
    faults.around('look:update', write.idempotencyKey, () => inner.update(path, patch, write)),
  publish: (path, write) => faults.around('look:publish', write.idempotencyKey, () => inner.publish(path, write)),
});

/** @param signals receives the abort signal of each read */
export const faultyCompanies = (
  inner: CompanyGateway,
  faults: Faults,
  signals: (AbortSignal | undefined)[] = [],
): CompanyGateway => ({
  read: (companyId, signal) => {
    signals.push(signal);
    return faults.around('read', companyId, () => inner.read(companyId, signal));
  },
  updateProducts: (company, products, write) =>
    faults.around('company', write.idempotencyKey, () => inner.updateProducts(company, products, write)),
  updateSettings: (company, patch, write) =>
    faults.around('settings', write.idempotencyKey, () => inner.updateSettings(company, patch, write)),
});

export const faultyDrafts = (inner: DraftGateway, faults: Faults): DraftGateway => ({
  read: (path) => faults.around('draft-read', '', () => inner.read(path)),
  store: (path, content, write) =>
    faults.around('draft', write.idempotencyKey, () => inner.store(path, content, write)),
  drop: (path, write) => faults.around('draft', write.idempotencyKey, () => inner.drop(path, write)),
});

export const faultyPublishes = (inner: PublishGateway, faults: Faults): PublishGateway => ({
  open: (company, request) => faults.around('open', request.idempotencyKey, () => inner.open(company, request)),
  complete: (company, publishId, key) => faults.around('complete', key, () => inner.complete(company, publishId, key)),
  giveUp: (company, publishId, key) => faults.around('giveUp', key, () => inner.giveUp(company, publishId, key)),
  latest: (company) => faults.around('latest', company.companyId, () => inner.latest(company)),
});

export const faultySessions = (inner: SessionGateway, faults: Faults): SessionGateway => ({
  signIn: (credentials) => faults.around('signIn', credentials.username, () => inner.signIn(credentials)),
  requestPasskey: (challenge) => faults.around('requestPasskey', challenge, () => inner.requestPasskey(challenge)),
  answerChallenge: (response) =>
    faults.around('answerChallenge', response.challenge, () => inner.answerChallenge(response)),
  signInBy: (request) => faults.around('signInBy', request.client_id, () => inner.signInBy(request)),
  refresh: (refreshToken) => faults.around('refresh', refreshToken, () => inner.refresh(refreshToken)),
  revoke: async (refreshToken) =>
    void (await faults.around('revoke', refreshToken, async () => ok(await inner.revoke(refreshToken)))),
  isCompanyEnabled: (companyId, tokens) =>
    faults.around('isCompanyEnabled', companyId, () => inner.isCompanyEnabled(companyId, tokens)),
});
