import { screen, within } from '@testing-library/react';

/** Queries inside the card with this title. */
export function card(title: string) {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`no card ${title}`);
  return within(section);
}
