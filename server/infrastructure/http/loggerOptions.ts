import type { LoggerOptions } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'passwordHash',
  'client_secret',
];

/** Structured logs. Requests are logged with selected fields; redaction is a second protection. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: {},
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: {
    paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
});
