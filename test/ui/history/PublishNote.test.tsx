import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteWithFigures } from '../../../src/domain/publishing/publishNote.ts';
import { PublishNote } from '../../../src/ui/features/history/comparison/PublishWords.tsx';
import { renderTexts } from '../renderTexts.tsx';

it("PublishNote puts the user's text in quotation marks, but not the computed figures [PB-16]", async () => {
  await renderTexts(<PublishNote note={noteWithFigures('Before the sale', '3 of 10,000 sample orders')!} />);
  expect(screen.getByText('Before the sale').localName).toBe('q');
  expect(screen.getByText('3 of 10,000 sample orders').closest('q')).toBeNull();
});
