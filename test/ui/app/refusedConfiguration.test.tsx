import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from './renderApp.tsx';

afterEach(cleanup);

async function openRefused(failure: PortFailure) {
  const { services, show } = await openApp(aSample(), 'HOUSE', 'admin');
  const review = services.get(ReviewModeStore);
  await review.enter('HOUSE', companyId('ACME'), 'A question by phone');
  const gateway = services.get(CompanyGateway);
  const { read } = gateway;
  gateway.read = async () => err(failure);
  show('/merchants/ACME/return-reasons');
  return { review, sessions: services.get(SessionStore), answerAgain: () => (gateway.read = read.bind(gateway)) };
}

it('a 401 response to reading the configuration ends the session and the review [CF-4]', async () => {
  const { review, sessions } = await openRefused({ kind: 'unauthorized' });
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeDefined();
  expect(sessions.state).toMatchObject({ kind: 'unauthenticated', ended: 'expired' });
  expect(review.review).toBeUndefined();
});

it('another error when reading the configuration ends neither the session nor the review [CF-4]', async () => {
  const { review, sessions } = await openRefused({ kind: 'unavailable' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(sessions.session?.role).toBe('admin');
  expect(review.isReviewing(companyId('ACME'))).toBe(true);
});

it('a merchant that no longer exists ends only the review; its pages open after a new review starts [RT-2]', async () => {
  const { review, sessions, answerAgain } = await openRefused({ kind: 'not-found' });
  const ended = await screen.findByRole('dialog', { name: 'The review of ACME has ended' });
  expect(review.review).toBeUndefined();
  expect(sessions.session?.role).toBe('admin');
  answerAgain();
  await userEvent.click(within(ended).getByRole('button', { name: 'Enter again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Return reasons' })).toBeDefined();
  expect(review.isReviewing(companyId('ACME'))).toBe(true);
});
