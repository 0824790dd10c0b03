import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from '../../../src/ui/features/simulator/decisions/Timeline.tsx';
import { renderTexts } from '../renderTexts.tsx';

it('Timeline shows no return window for an item that is not returnable [RL-7]', async () => {
  const window = { days: 30, from: 'purchaseDate', until: '2026-07-01' };
  const days = { bought: '2026-06-01', requestedOn: '2026-06-10', today: '2026-06-10', onTry: () => undefined };
  const forbidden = { kind: 'forbidden', rule: 'Final sale', window } as const;
  await renderTexts(<Timeline {...days} published={{ kind: 'returnable', window }} pending={forbidden} isDifferent />);
  expect(screen.getAllByText(/ · Jul 1, 2026/)).toHaveLength(1);
  expect(screen.getByText(/ · Jul 1, 2026/).textContent).toContain('Published');
});
