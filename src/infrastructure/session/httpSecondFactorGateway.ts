import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmIdentity,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  requestOwnPasskey,
} from '../../../contract/session/secondFactor.ts';
import type { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

const timeOf = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Date.parse(instant);

export const httpSecondFactorGateway = (http: Http): SecondFactorGateway => ({
  read: () =>
    bodyAs(http.send(getSecondFactor, {}), ({ requiredBy, totp, passkeys, recoveryCodes }) => ({
      requiredBy,
      totp: totp && { addedAt: Date.parse(totp.addedAt), lastUsedAt: timeOf(totp.lastUsedAt) },
      passkeys: passkeys.map((passkey) => ({
        ...passkey,
        addedAt: Date.parse(passkey.addedAt),
        lastUsedAt: timeOf(passkey.lastUsedAt),
      })),
      recoveryCodes: {
        left: recoveryCodes.left,
        createdAt: timeOf(recoveryCodes.createdAt),
        lastUsedAt: timeOf(recoveryCodes.lastUsedAt),
      },
    })),
  beginTotp: () => bodyAs(http.send(beginTotp, {}), (secret) => secret),
  confirmTotp: (code) => bodyAs(http.send(confirmTotp, { body: { code } }), ({ recoveryCodes }) => recoveryCodes),
  removeTotp: () => nothing(http.send(removeTotp, {})),
  beginPasskey: () => bodyAs(http.send(beginPasskey, {}), (begun) => begun),
  addPasskey: (name, credential) =>
    bodyAs(http.send(addPasskey, { body: { name, credential } }), ({ recoveryCodes }) => recoveryCodes),
  renamePasskey: (passkeyId, name) => nothing(http.send(renamePasskey, { params: { passkeyId }, body: { name } })),
  removePasskey: (passkeyId) => nothing(http.send(removePasskey, { params: { passkeyId } })),
  requestPasskey: () => bodyAs(http.send(requestOwnPasskey, {}), ({ options }) => options),
  createRecoveryCodes: () => bodyAs(http.send(createRecoveryCodes, {}), ({ recoveryCodes }) => recoveryCodes),
  confirmIdentity: (method, proof) => nothing(http.send(confirmIdentity, { body: { method, proof } })),
});
