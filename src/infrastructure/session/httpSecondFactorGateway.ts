import {
  beginTotp,
  confirmIdentity,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removeTotp,
} from '../../../contract/session/secondFactor.ts';
import type { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

const timeOf = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Date.parse(instant);

export const httpSecondFactorGateway = (http: Http): SecondFactorGateway => ({
  read: () =>
    bodyAs(http.send(getSecondFactor, {}), ({ requiredBy, totp, recoveryCodes }) => ({
      requiredBy,
      totp: totp && { addedAt: Date.parse(totp.addedAt), lastUsedAt: timeOf(totp.lastUsedAt) },
      recoveryCodes: {
        left: recoveryCodes.left,
        createdAt: timeOf(recoveryCodes.createdAt),
        lastUsedAt: timeOf(recoveryCodes.lastUsedAt),
      },
    })),
  beginTotp: () => bodyAs(http.send(beginTotp, {}), (secret) => secret),
  confirmTotp: (code) => bodyAs(http.send(confirmTotp, { body: { code } }), ({ recoveryCodes }) => recoveryCodes),
  removeTotp: () => nothing(http.send(removeTotp, {})),
  createRecoveryCodes: () => bodyAs(http.send(createRecoveryCodes, {}), ({ recoveryCodes }) => recoveryCodes),
  confirmIdentity: (method, proof) => nothing(http.send(confirmIdentity, { body: { method, proof } })),
});
