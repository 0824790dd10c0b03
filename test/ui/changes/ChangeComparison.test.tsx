import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChangeKind, DisplayValue } from '../../../src/domain/changes/changeDescription.ts';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { rulePhrase } from '../../../src/domain/rules/rulePhrase.ts';
import { ChangeComparison } from '../../../src/ui/shared/changes/comparison/ChangeComparison.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { demoServices } from '../../support/composition.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { renderTexts } from '../renderTexts.tsx';
const renderComparison = (
  before: DisplayValue,
  after: DisplayValue,
  act: ChangeKind = 'changed',
  language: Language = 'en',
) =>
  renderTexts(
    <ServicesProvider services={demoServices({ sample: aSample() })}>
      <ChangeComparison
        description={{ title: 'changes.titles.reasonPattern', act, fields: [{ before, after }], moves: [] }}
      />
    </ServicesProvider>,
    language,
  );
const textsOf = (container: HTMLElement, selector: string): readonly string[] =>
  [...container.querySelectorAll(selector)].map((each) => each.textContent);

describe('ChangeComparison', () => {
  it('shows old and new pictures side by side, each with a description [PC-10]', async () => {
    await renderComparison(
      { kind: 'image', url: '/assets/old', shows: 'logo' },
      { kind: 'image', url: '/assets/new', shows: 'logo' },
    );
    const [before, after] = screen.getAllByRole('figure');
    expect(within(before!).getByRole('img', { name: 'Logo before the change' }).getAttribute('src')).toBe(
      '/assets/old',
    );
    expect(within(after!).getByRole('img', { name: 'Logo after the change' }).getAttribute('src')).toBe('/assets/new');
    expect(within(after!).getByText('After')).toBeTruthy();
  });

  it.each(languages)(
    'gives the old and the new picture different alternative texts in %s [PC-10]',
    async (language) => {
      const picture: DisplayValue = { kind: 'image', url: '/assets/logo', shows: 'logo' };
      await renderComparison(picture, picture, 'changed', language);
      const [before, after] = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
      expect(before).toBeTruthy();
      expect(after).toBeTruthy();
      expect(after).not.toBe(before);
    },
  );

  it("marks the changed words of a text, and sets the `lang` attribute of the text's language [PC-10]", async () => {
    const container = await renderComparison(
      { kind: 'words', text: 'Send it back to us', language: 'en' },
      { kind: 'words', text: 'Bring it back to us', language: 'en' },
    );
    expect(container.querySelector<HTMLElement>('[lang]')?.lang).toBe('en');
    expect(textsOf(container, 'del')).toEqual(['Before: Send']);
    expect(textsOf(container, 'ins')).toEqual(['After: Bring']);
  });

  it('lists only added and removed entries of a long list whose order is unchanged, with text keys resolved [PC-10] [NV-1]', async () => {
    const titles = [
      'navigation.home',
      'navigation.branding',
      'Stock',
      'navigation.carriers',
      'Help',
      'navigation.users',
    ];
    const list = (items: readonly string[]): DisplayValue => ({ kind: 'list', items, isConfigured: true });
    const container = await renderComparison(list(titles), list([...titles.toSpliced(1, 1), 'Returns desk']));
    expect(textsOf(container, 'del')).toEqual(['Removed: Branding']);
    expect(textsOf(container, 'ins')).toEqual(['Added: Returns desk']);
    expect(screen.getByText('5 unchanged')).toBeTruthy();
  });

  it('lists hidden pages by title, and unknown pages of a later release by path [PC-10] [RT-6]', async () => {
    const paths = (names: readonly string[]): DisplayValue => ({ kind: 'chips', names, codesOf: 'page' });
    const container = await renderComparison(paths(['/wording']), paths(['/return-rules', '/later']), 'changed', 'nl');
    expect(textsOf(container, 'ins bdi')).toEqual(['Retourregels', '/later']);
    expect(textsOf(container, 'del bdi')).toEqual(['Teksten']);
  });

  it('shows a rule as a sentence and marks what changed in it [PC-10]', async () => {
    const sentence = (days: number): DisplayValue => ({
      kind: 'phrase',
      phrase: rulePhrase({
        effect: 'RETURN_WINDOWS',
        details: { days, from: 'purchaseDate' },
        scope: 'when',
        clauses: [{ clause: 'categories.fullMatch', values: ['Wine'] }],
      }),
    });
    const container = await renderComparison(sentence(14), sentence(30));
    expect(textsOf(container, 'del')).toEqual(['Before: 14']);
    expect(textsOf(container, 'ins')).toEqual(['After: 30']);
    expect(container.textContent).toContain('When the category is');
  });

  it("formats dates, numbers, amounts and colours in the user's language [PC-10]", async () => {
    const renderedTexts = async (before: DisplayValue, after: DisplayValue, language: Language = 'en') => {
      const container = await renderComparison(before, after, 'changed', language);
      const texts = [...textsOf(container, 'del'), ...textsOf(container, 'ins')].map((text) =>
        text.replaceAll(/[\u00a0\u202f]/g, ' '),
      );
      cleanup();
      return texts;
    };
    expect(await renderedTexts({ kind: 'date', date: '2026-11-20' }, { kind: 'date', date: 'soon' })).toEqual([
      'Nov 20, 2026',
      'soon',
    ]);
    expect(
      await renderedTexts({ kind: 'number', value: 1234.5 }, { kind: 'number', value: 30, unit: 'day' }, 'nl'),
    ).toEqual(['1.234,5', '30 dagen']);
    expect(
      await renderedTexts(
        { kind: 'money', amount: 3.5, currency: 'EUR' },
        { kind: 'money', amount: 4, currency: 'no currency' },
        'fr',
      ),
    ).toEqual(['3,50 €', '4 no currency']);
    expect(await renderedTexts({ kind: 'colour', colour: '#16324f' }, { kind: 'colour', colour: 'url(x)' })).toEqual([
      '#16324f',
      'url(x)',
    ]);
  });

  it('shows a colour sample next to a valid colour only [PC-10]', async () => {
    const container = await renderComparison(
      { kind: 'colour', colour: 'url(x)' },
      { kind: 'colour', colour: '#4A90E2' },
    );
    const samples = [...container.querySelectorAll<HTMLElement>('[style]')].map((each) => each.style.backgroundColor);
    expect(samples).toEqual(['rgb(74, 144, 226)']);
  });
});
