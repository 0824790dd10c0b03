import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PublishSteps } from '../../../src/ui/features/publishing/panel/PublishSteps.tsx';
import { renderTexts } from '../renderTexts.tsx';

describe('PublishSteps', () => {
  it('shows "not needed" at a step that the owner has disabled [PB-10]', async () => {
    await renderTexts(
      <PublishSteps
        steps={[
          { step: 'company', state: 'done', changeCount: 2, elapsed: 40 },
          { step: 'signup', state: 'skipped', changeCount: 1 },
        ]}
      />,
    );
    const [company, signup] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(company).toContain('Done');
    expect(signup).toContain('Not needed');
    expect(signup).not.toContain('Done');
  });
});
