import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { HistoryGateway } from '../../../src/application/history/HistoryGateway.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemoryHistoryGateway } from '../../../src/infrastructure/history/inMemoryHistoryGateway.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { HistoryPage } from '../../../src/ui/features/history/HistoryPage.tsx';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, liveOf, REFETCH_DELAY, type Environment } from '../../support/workspace.ts';
import { button, inAct, renamed, renderDock, type DockOptions } from '../publishing/renderDock.tsx';

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

/** Returns every publish as made by an admin on behalf of the company. */
function historyOfAnAdmin(service: DemoService): HistoryGateway {
  const history = inMemoryHistoryGateway(service);
  return {
    ...history,
    async list(company) {
      const listed = await history.list(company);
      if (!listed.ok) return listed;
      return ok({
        ...listed.value,
        publishes: listed.value.publishes.map((publish) => ({ ...publish, onBehalfOf: company.companyId })),
      });
    },
  };
}

/** ACME's history with the publish bar. */
async function renderHistory(
  environment: Environment = anEnvironment(),
  address = '/history',
  replace?: DockOptions['replace'],
) {
  environment.service.signIn('staff@acme.example', PASSWORD, 'ACME');
  const beside = (
    <MemoryRouter initialEntries={[address]}>
      <HistoryPage />
      <Address />
    </MemoryRouter>
  );
  const dock = await renderDock(environment, { beside, ...(replace && { replace }) });
  await inAct(settled);
  const publish = async () => {
    await inAct(() => dock.publish());
    await inAct(() => environment.clock.advance(REFETCH_DELAY));
  };
  return { ...dock, publish };
}

/** Publishes twice: a renamed reason, then a removed reason. */
async function renderThreeVersions() {
  const environment = anEnvironment();
  const page = await renderHistory(environment);
  await inAct(() => page.save(renamed));
  await page.publish();
  await inAct(() => page.remove('MIND'));
  await page.publish();
  return { ...page, environment };
}
const rows = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent ?? '');

describe('HistoryPage', () => {
  it('lists every version with author and number of changes, marks the live version, and ends with the first version [PB-16]', async () => {
    await renderThreeVersions();
    const [newest, older, first] = rows();
    expect(newest).toMatch(/^Version 3 .*Live now.*staff of ACME.*1 change/);
    expect(older).toMatch(/^Version 2 .*by .*staff of ACME.*1 change/);
    expect(first).toBe('Version 1Before anything was published here');
  });

  it('shows the company on whose behalf an admin published [PB-16]', async () => {
    const environment = anEnvironment();
    const page = await renderHistory(environment, '/history', (bind) =>
      provide(bind, HistoryGateway, [], () => historyOfAnAdmin(environment.service)),
    );
    await inAct(() => page.remove('MIND'));
    await page.publish();
    expect(rows()[0]?.replaceAll(/[\u2068\u2069]/g, '')).toContain(`on behalf of ${page.company.configuration?.name}`);
  });

  it('opens a publish at its own URL, with all its changes and a link back [PB-16, RT-8]', async () => {
    const { user } = await renderThreeVersions();
    await user.click(button(/^Version 2/));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Version 2' });
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(document.title).toMatch(/^Version 2 · History · /));
    expect(screen.getByText(/^Published .* by/)).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain('Before: Too smallAfter: Too small or too large');
    expect(screen.getByTestId('address').textContent).toMatch(/^\?publish=/);
    await user.click(button('All versions'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'History' }));
    await waitFor(() => expect(document.title).not.toMatch(/Version/));
  });

  it('compares two selected versions with the older version first, and can swap them [PB-16]', async () => {
    const { user } = await renderThreeVersions();
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose version 3 to compare' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose version 1 to compare' }));
    const beside = screen.getByRole('checkbox', { name: 'Choose version 1 to compare' }).closest('li') as HTMLElement;
    await user.click(within(beside).getByRole('button', { name: 'Compare the two versions' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Version 1 and version 3' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(button('Swap versions'));
    expect(screen.getByRole('heading', { level: 1, name: 'Version 3 and version 1' })).toBeTruthy();
  });

  it('shows the compare button only next to the checkbox that was selected last [PB-16]', async () => {
    const { user } = await renderThreeVersions();
    const box = (version: number) => screen.getByRole('checkbox', { name: `Choose version ${version} to compare` });
    const offered = (): readonly string[] =>
      [3, 2, 1].flatMap((version) =>
        within(box(version).closest('li') as HTMLElement)
          .queryAllByRole('button', { name: /^Compare/ })
          .map(({ textContent }) => `${version}: ${textContent}`),
      );
    await user.click(box(2));
    expect(offered()).toEqual(['2: Compare with the live version']);
    await user.click(box(3));
    expect(offered()).toEqual(['3: Compare the two versions']);
    await user.click(box(3));
    expect(offered()).toEqual(['2: Compare with the live version']);
    await user.click(box(1));
    expect(offered()).toEqual(['1: Compare the two versions']);
    expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(1);
    await user.click(box(1));
    await user.click(box(2));
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
  });

  it('restores a version as pending changes and opens their review; the restore can be undone [PB-16]', async () => {
    const { user, environment, changes } = await renderThreeVersions();
    await user.click(screen.getByRole('checkbox', { name: 'Choose version 1 to compare' }));
    await user.click(button('Compare with the live version'));
    await user.click(button('Restore version 1'));
    expect(await screen.findByRole('dialog', { name: 'Review 2 changes' })).toBeTruthy();
    expect(liveOf(environment).revision).toBe('"r3"');
    await user.keyboard('{Escape}');
    const note = within(screen.getByText('2 changes are ready to publish.').closest('[data-banner]') as HTMLElement);
    await user.click(note.getByRole('button', { name: 'Undo' }));
    expect(changes.count).toBe(0);
  });

  it('shows that a version could not be loaded, with a retry button [PB-16]', async () => {
    await renderHistory(anEnvironment(), '/history?from=r1&to=r9');
    expect(screen.getByRole('alert').textContent).toContain('The history couldn’t be loaded');
    expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^Error:/));
    expect(button('Try again')).toBeTruthy();
  });
});

describe('the note of a publish', () => {
  const withNotes = () => anEnvironment(aSample({ publishNotes: true, historyFilters: true }));

  it('is typed by the user in the review, and becomes the title of the version in the history [PB-16]', async () => {
    const environment = withNotes();
    const { user, save, changes, clock } = await renderHistory(environment);
    await inAct(() => save(renamed));
    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: 'Review 1 change' }));
    const note = review.getByRole('textbox', { name: /^Note for the history/ });
    await user.click(note);
    await user.paste('n'.repeat(501));
    expect(review.getByRole('button', { name: 'Publish 1 change' }).hasAttribute('disabled')).toBe(true);
    expect(review.getByText(/note for the history is too long/)).toBeTruthy();
    await user.clear(note);
    await user.type(note, 'Sizes were mixed up');
    expect(changes.note).toBe('Sizes were mixed up');
    await user.click(review.getByRole('button', { name: 'Publish 1 change' }));
    await inAct(() => clock.advance(REFETCH_DELAY));
    expect(changes.note).toBe('');
    expect(rows()[0]).toContain('Version 2 Sizes were mixed up');
    expect(rows()[0]).toContain('Too small or too large');
    await user.click(button(/^Version 2/));
    await screen.findByRole('heading', { level: 1, name: 'Version 2' });
    expect(screen.getByText('Sizes were mixed up')).toBeTruthy();
  });
});

describe('the filters of the history', () => {
  async function renderFiltered(address: string) {
    const environment = anEnvironment(aSample({ historyFilters: true, publishNotes: true }));
    const first = await renderHistory(environment, '/history');
    await inAct(() => {
      first.save(renamed);
      first.changes.write('Spring sale');
    });
    await first.publish();
    await inAct(() => first.remove('MIND'));
    await first.publish();
    cleanup();
    return renderHistory(environment, address);
  }
  const address = () => screen.getByTestId('address').textContent;
  /** The visible message, not the announcement for screen readers. */
  const noMatchMessage = () =>
    screen.getAllByText(/^No version matches/).find((each) => !each.closest('[role=status]'))?.textContent;
  const versions = () => rows().map((row) => /^Version \d+/.exec(row)?.[0]);

  it('are stored in the URL, so a link opens the same list of publishes [PB-16]', async () => {
    const { clock, user } = await renderFiltered('/history?words=SPRING');
    expect(versions()).toEqual(['Version 2']);
    // With a filter, the last publish in the list is not the first version.
    expect(screen.queryByText('At the beginning')).toBeNull();
    const search = within(document.querySelector('search') as HTMLElement);
    await user.clear(search.getByRole('searchbox', { name: 'Search in notes' }));
    await inAct(() => clock.advance(200));
    expect(versions()).toEqual(['Version 3', 'Version 2', 'Version 1']);
    await user.click(search.getByRole('button', { name: /Page/ }));
    await user.click(await screen.findByRole('option', { name: 'Refunds' }));
    await inAct(settled);
    expect(address()).toBe('?page=refunds');
    expect(noMatchMessage()).toBe('No version matches: Refunds');
    await user.click(button('Clear the filter'));
    await inAct(settled);
    expect(address()).toBe('');
    expect(versions()).toHaveLength(3);
  });

  it('are listed in the message that no version matches, where each can be removed; “All versions” keeps them [PB-16]', async () => {
    const { user } = await renderFiltered('/history?words=autumn&page=return-reasons&time=week');
    expect(noMatchMessage()).toMatch(/“.*autumn.*”, Return reasons, and Last 7 days/);
    await user.click(button(/^Remove filter: note with/));
    await inAct(settled);
    expect(address()).toBe('?page=return-reasons&time=week');
    expect(versions()).toEqual(['Version 3', 'Version 2']);
    await user.click(button(/^Version 2/));
    expect(address()).toMatch(/^\?page=return-reasons&time=week&publish=/);
    await user.click(await screen.findByRole('button', { name: 'All versions' }));
    expect(address()).toBe('?page=return-reasons&time=week');
  });

  it('accept a date range, and show an error if the end is before the start [PB-16]', async () => {
    await renderFiltered('/history?time=dates&since=2026-11-21&until=2026-11-19');
    expect(screen.getByText('The end date can’t be before the start date.')).toBeTruthy();
    expect(noMatchMessage()).toMatch(/Nov 21, 2026.* to .*Nov 19, 2026/);
  });
});

describe('an undo of a publish', () => {
  it('names the undone publish in the publish bar and in the history, each with a link to that publish [PB-16]', async () => {
    const { user, publish, visited } = await renderThreeVersions();
    await user.click(button(/^Version 2/));
    await user.click(button('Undo version 2'));
    await user.keyboard('{Escape}');
    await publish();
    const undoes = /Undoes: Return reasons: .*Too small or too large.*, published Nov 20, 2026 by .*staff of ACME/;
    const bar = screen.getByRole('region', { name: 'Unsaved changes' });
    expect(bar.textContent).toMatch(undoes);
    await user.click(within(bar).getByRole('button', { name: 'Show version 2' }));
    expect(visited.at(-1)).toMatch(/^\/history\?publish=/);
    await user.click(button('All versions'));
    await inAct(settled);
    expect(rows()[0]).toMatch(/^Version 4 /);
    expect(rows()[0]).toMatch(undoes);
    const row = screen.getAllByRole('heading', { level: 3 })[0]?.closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Show version 2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Version 2' })).toBeTruthy();
  });
});
