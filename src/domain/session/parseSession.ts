import { companyIdIn } from '../company/companyId.ts';
import { isAbsentOr, isBoolean, isRecord, isText, isTextList } from '../shared/shapes.ts';
import type { ClientSession, Session, UserInfo } from './session.ts';
import { signInMethods, type SignInMethod } from './signInMethod.ts';

const isTime = (value: unknown): value is number => Number.isFinite(value);
const isOptionalTime = isAbsentOr(isTime);
const isOptionalText = isAbsentOr(isText);
const isOptionalBoolean = isAbsentOr(isBoolean);
const isMethod = isAbsentOr((value): value is SignInMethod => signInMethods.some((method) => method === value));

export function parseSession(value: unknown): Session | undefined {
  if (!isRecord(value)) return undefined;
  const {
    accessToken,
    tokenType,
    refreshToken,
    expiresIn,
    tokenExpiryTime,
    role,
    method,
    username,
    sessionId,
    idleLife,
  } = value;
  const userInfo = parseUserInfo(value['userInfo']);
  const loggedInCompanyId = companyIdIn(value['loggedInCompanyId']);
  return isText(accessToken) &&
    isText(tokenType) &&
    isOptionalText(refreshToken) &&
    isOptionalTime(expiresIn) &&
    isTime(tokenExpiryTime) &&
    userInfo &&
    (role === 'admin' || role === 'merchant') &&
    isMethod(method) &&
    loggedInCompanyId &&
    isOptionalText(username) &&
    isOptionalText(sessionId) &&
    isOptionalTime(idleLife)
    ? {
        accessToken,
        tokenType,
        refreshToken,
        expiresIn,
        tokenExpiryTime,
        userInfo,
        role,
        method,
        loggedInCompanyId,
        username,
        sessionId,
        idleLife,
      }
    : undefined;
}

export function parseClientSession(value: unknown): ClientSession | undefined {
  if (!isRecord(value)) return undefined;
  const { companyId, startTime } = value;
  return isText(companyId) && isTime(startTime) ? { companyId, startTime } : undefined;
}

function parseUserInfo(value: unknown): UserInfo | undefined {
  if (!isRecord(value)) return undefined;
  const { userId, roles, name, email, mustSetUpSecondFactor } = value;
  const organisationId = companyIdIn(value['organisationId']);
  return isText(userId) &&
    isTextList(roles) &&
    organisationId &&
    isOptionalText(name) &&
    isOptionalText(email) &&
    isOptionalBoolean(mustSetUpSecondFactor)
    ? { userId, roles, organisationId, name, email, mustSetUpSecondFactor }
    : undefined;
}
