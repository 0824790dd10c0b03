import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { WidgetSignInPage } from '../../../src/ui/features/session/sign-in/WidgetSignInPage.tsx';
import { renderTexts } from '../renderTexts.tsx';

afterEach(cleanup);

const NO_ANSWER = /^The site around this page didn’t say who you are/;

describe('WidgetSignInPage', () => {
  it('requests a session at once, shows a message without a response, and retries on a click [NV-3]', async () => {
    const answers: ((isAnswered: boolean) => void)[] = [];
    const onAsk = (): Promise<boolean> => new Promise((answer) => answers.push(answer));
    await renderTexts(<WidgetSignInPage onAsk={onAsk} refusal={undefined} notice={undefined} />);
    expect(screen.getByRole('heading', { name: 'Signing in' })).toBeDefined();
    answers[0]?.(false);
    expect((await screen.findByRole('alert')).textContent).toMatch(NO_ANSWER);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('heading', { name: 'Signing in' })).toBeDefined();
    expect(answers).toHaveLength(2);
  });

  it('waits for a click after the user has signed out', async () => {
    let requestCount = 0;
    const onAsk = async (): Promise<boolean> => (requestCount += 1) > 0;
    await renderTexts(<WidgetSignInPage onAsk={onAsk} refusal={undefined} notice="You are signed out." />);
    expect(screen.getByText('You are signed out.')).toBeDefined();
    expect(requestCount).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(requestCount).toBe(1);
  });
});
