import { generateSecret, generateURI, verifySync } from 'otplib';
import type { TotpCodes } from '../../application/session/second-factor/TotpCodes.ts';

/** Length of a time step in seconds. */
const STEP = 30;

export class OtplibTotpCodes implements TotpCodes {
  createSecret(): string {
    return generateSecret();
  }

  uriOf(secret: string, { issuer, label }: { readonly issuer: string; readonly label: string }): string {
    return generateURI({ secret, issuer, label });
  }

  stepOf(secret: string, code: string, now: number): number | undefined {
    const epoch = Math.floor(now / 1000);
    const verified = verifySync({ secret, token: code, epoch, period: STEP, epochTolerance: STEP });
    return verified.valid ? Math.floor(epoch / STEP) + verified.delta : undefined;
  }
}
