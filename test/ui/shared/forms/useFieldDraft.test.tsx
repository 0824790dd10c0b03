import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byRules } from '../../../../src/domain/validation/validate.ts';
import { isAbsentOr, isNumber, isText } from '../../../../src/domain/shared/shapes.ts';
import { characterLimit } from '../../../../src/domain/validation/textLimit.ts';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { NumberField } from '../../../../src/ui/shared/components/NumberField/NumberField.tsx';
import { openAnnouncements } from '../../../../src/ui/shared/announcing/announce.ts';
import { UrlField } from '../../../../src/ui/shared/components/TextField/TextField.tsx';
import { useFieldDraft, type FieldDraftOptions } from '../../../../src/ui/shared/forms/useFieldDraft.ts';
import { renderRoutes, type Visit } from './renderForm.tsx';

const PUBLISHED = 'https://acme.example/policy';
const THEIRS = 'https://acme.example/theirs';
const saved: unknown[] = [];
type Save = FieldDraftOptions<string>['save'];

function Policy({ save }: { readonly save?: Save | undefined }) {
  const [pending, setPending] = useState(PUBLISHED);
  const draft = useFieldDraft({
    name: 'policy',
    isValue: isText,
    limit: characterLimit(40),
    pending,
    published: PUBLISHED,
    normalize: (text) => text.trim(),
    check: byRules(['website']),
    save: (text) => {
      const refused = save?.(text);
      if (refused !== undefined) return refused;
      saved.push(text);
      return setPending(text);
    },
  });
  return (
    <>
      <UrlField {...draft.field} label="Policy" />
      <button type="button" onClick={() => setPending(THEIRS)}>
        Change elsewhere
      </button>
    </>
  );
}

function Days() {
  const [pending, setPending] = useState<number | undefined>(30);
  const draft = useFieldDraft<number | undefined>({
    name: 'days',
    isValue: isAbsentOr(isNumber),
    pending,
    published: 30,
    isRequired: true,
    check: (days) => (days !== undefined && days > 90 ? 'validation.maxWarrantyDaysError' : undefined),
    save: (days) => {
      saved.push(days);
      setPending(days);
    },
  });
  return <NumberField {...draft.number} label="Days" of={{ kind: 'unit', unit: 'day' }} min={0} />;
}

const field = (name = 'Policy'): HTMLInputElement => screen.getByRole('textbox', { name });
const resetButton = (): HTMLElement | null => screen.queryByRole('button', { name: /^Put back/ });
const NO_ADDRESS = 'Enter a public web address, like https://www.company.example.';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  cleanup();
  saved.splice(0);
});

const storeDrafts = (storage: InMemoryStorage, drafts: object): boolean =>
  storage.write('formDrafts/dana/ACME', JSON.stringify(drafts));
const mustAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Changes the value as another tab does, without moving the focus. */
function changeElsewhere(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Change elsewhere' }));
}

const renderPage = (save?: Save, visit?: Visit) =>
  renderRoutes(
    [
      {
        path: '/page',
        element: (
          <>
            <Policy save={save} />
            <Days />
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    visit,
  );
async function retype(text: string, name = 'Policy'): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
}

describe('useFieldDraft', () => {
  it('makes a pending change on blur, and shows the published value struck through next to it [PC-10]', async () => {
    await renderPage();
    await retype(' https://acme.example/returns ');
    expect(saved).toEqual([]);
    expect(resetButton()).toBeNull();
    await user.tab();
    expect(saved).toEqual(['https://acme.example/returns']);
    expect(field().value).toBe('https://acme.example/returns');
    expect(screen.getByText(PUBLISHED).tagName).toBe('DEL');
  });

  it('makes a pending change on Enter, and makes no change if the value is unchanged', async () => {
    await renderPage();
    await user.type(field(), '{Enter}');
    await user.type(field(), 'x{Backspace}{Enter}');
    expect(saved).toEqual([]);
    await user.type(field(), '/2{Enter}');
    expect(saved).toEqual([`${PUBLISHED}/2`]);
  });

  it('leaves an invalid text in the field with an error, and makes no change until it is corrected', async () => {
    await renderPage();
    await retype('not an address');
    await user.tab();
    expect(screen.getByText(NO_ADDRESS)).toBeDefined();
    expect(field().value).toBe('not an address');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
    await retype('https://acme.example');
    expect(screen.queryByText(NO_ADDRESS)).toBeNull();
    await user.tab();
    expect(saved).toEqual(['https://acme.example']);
  });

  it('marks the document title as erroneous while the field has an error [FM-1]', async () => {
    document.title = 'Settings';
    await renderPage();
    await retype('not an address');
    expect(document.title).toBe('Settings');
    await user.tab();
    expect(document.title).toBe('Error: Settings');
    await retype('https://acme.example');
    expect(document.title).toBe('Settings');
  });

  it('resets a changed value or an invalid text to the published value', async () => {
    await renderPage();
    await retype('https://acme.example{Enter}');
    await user.click(screen.getByRole('button', { name: `Put back ${PUBLISHED}` }));
    expect(saved).toEqual(['https://acme.example', PUBLISHED]);
    expect(field().value).toBe(PUBLISHED);
    expect(resetButton()).toBeNull();

    await retype('not an address{Enter}');
    await user.click(screen.getByRole('button', { name: `Put back ${PUBLISHED}` }));
    expect(field().value).toBe(PUBLISHED);
    expect(screen.queryByText(NO_ADDRESS)).toBeNull();
    expect(saved).toHaveLength(2);
  });

  it('shows why a save was refused, unless the user has typed again after the save', async () => {
    let respond: (message: 'validation.regexInvalidError') => void = () => undefined;
    await renderPage(() => new Promise((resolve) => (respond = resolve)));
    await retype('https://acme.example/1{Enter}');
    await act(async () => respond('validation.regexInvalidError'));
    expect(screen.getByText('This is not a valid pattern.')).toBeDefined();
    await retype('https://acme.example/2{Enter}');
    await user.type(field(), '3');
    await act(async () => respond('validation.regexInvalidError'));
    expect(screen.queryByText('This is not a valid pattern.')).toBeNull();
    expect(field().value).toBe('https://acme.example/23');
  });

  it('saves the text if the user leaves the page while typing', async () => {
    const router = await renderPage();
    await retype('https://acme.example/left');
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Another page')).toBeDefined();
    expect(saved).toEqual(['https://acme.example/left']);
  });

  it('restores an invalid text with its error when the user returns to the page, which can be left without a question [FM-6]', async () => {
    const router = await renderPage();
    await retype('not an address');
    await act(() => router.navigate('/elsewhere'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Another page')).toBeDefined();
    expect(saved).toEqual([]);
    await act(() => router.navigate(-1));
    expect(field().value).toBe('not an address');
    expect(screen.getByText(NO_ADDRESS)).toBeDefined();
  });

  it('restores an invalid text after each reload until it is corrected [FM-6]', async () => {
    const storage = new InMemoryStorage();
    await renderPage(undefined, { storage });
    await retype('not an address');
    cleanup();
    await renderPage(undefined, { storage });
    expect(field().value).toBe('not an address');
    expect(screen.getByText(NO_ADDRESS)).toBeDefined();
    await retype('https://acme.example{Enter}');
    expect(saved).toEqual(['https://acme.example']);
    cleanup();
    await renderPage(undefined, { storage });
    expect(field().value).toBe(PUBLISHED);
    expect(saved).toHaveLength(1);
  });

  it('saves a half-typed text after a reload, as a blur of the field would [FM-6]', async () => {
    const storage = new InMemoryStorage();
    storeDrafts(storage, {
      policy: { value: 'https://acme.example/half', over: PUBLISHED },
      days: { value: 'many', over: 30 },
    });
    await renderPage(undefined, { storage });
    expect(saved).toEqual(['https://acme.example/half']);
    expect(field('Days').value).toBe('30');
  });

  it('restores a text that was being saved when the page was left, or shows why it was refused [FM-6]', async () => {
    let respond: (message: 'validation.regexInvalidError') => void = () => undefined;
    const router = await renderPage(() => new Promise((resolve) => (respond = resolve)));
    await retype('https://acme.example/1');
    await act(() => router.navigate('/elsewhere'));
    await act(async () => respond('validation.regexInvalidError'));
    await act(() => router.navigate(-1));
    expect(field().value).toBe('https://acme.example/1');
    await act(async () => respond('validation.regexInvalidError'));
    expect(screen.getByText('This is not a valid pattern.')).toBeDefined();
  });

  it('shows how many characters remain until the maximum length, and announces each threshold once [FM-7]', async () => {
    await renderPage();
    const count = (text: string): HTMLElement => screen.getByText(text, { ignore: '[role="status"] *' });
    const announcement = (): string | null => openAnnouncements().textContent;
    await retype('https://acme.example/12345678');
    expect(screen.queryByText(/characters? left/)).toBeNull();
    expect(announcement()).toBe('');
    await user.type(field(), '9012');
    expect(count('7 characters left')).toBeDefined();
    expect(announcement()).toBe('8 characters left');
    await user.type(field(), '  ');
    expect(count('7 characters left')).toBeDefined();
    await user.type(field(), '{Backspace}{Backspace}345678');
    expect(count('1 character left')).toBeDefined();
    expect(announcement()).toBe('8 characters left');
    await user.type(field(), '9');
    expect(announcement()).toBe('0 characters left');
    await user.type(field(), '01');
    expect(count('2 characters too many')).toBeDefined();
    expect(announcement()).toBe('1 character too many');
  });
});

describe('useFieldDraft for a number', () => {
  it('saves a complete number, and rejects an out-of-range number instead of adjusting it', async () => {
    await renderPage();
    await retype('60{Enter}', 'Days');
    expect(saved).toEqual([60]);
    await retype('120', 'Days');
    await user.tab();
    expect(screen.getByText('Enter a number of days within the limit of your plan.')).toBeDefined();
    expect(field('Days').value).toBe('120');
    expect(saved).toEqual([60]);
  });

  it('shows an error if a required number is empty, and can reset the number to the published value', async () => {
    await renderPage();
    await user.clear(field('Days'));
    await user.tab();
    expect(screen.getByText('Enter a value.')).toBeDefined();
    expect(field('Days').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Put back 30' }));
    expect(field('Days').value).toBe('30');
    expect(saved).toEqual([]);
  });
});

describe('useFieldDraft, if another tab changes the value while the user types', () => {
  const OVERTAKEN = 'Changed elsewhere. Choose which value to keep.';
  const notice = (): HTMLElement | null => screen.queryByText(OVERTAKEN, { ignore: '#announcements p' });
  const MINE = 'https://acme.example/mine';

  it('neither replaces nor saves the typed text, and shows the new value next to it [FM-6]', async () => {
    await renderPage();
    await retype(MINE);
    expect(notice()).toBeNull();
    changeElsewhere();
    expect(notice()).not.toBeNull();
    expect(await screen.findByText(OVERTAKEN, { selector: '#announcements p' })).toBeDefined();
    expect(screen.getByText(/^Newer value:/).parentElement?.textContent).toContain(THEIRS);
    await user.tab();
    expect(field().value).toBe(MINE);
    expect(saved).toEqual([]);
    expect(mustAsk()).toBe(true);
  });

  it('saves the typed text or uses the new value, as the user chooses', async () => {
    await renderPage();
    await retype(MINE);
    changeElsewhere();
    await user.click(screen.getByRole('button', { name: `Keep my value ${MINE}` }));
    expect(notice()).toBeNull();
    expect(saved).toEqual([MINE]);

    await retype(`${MINE}/2`);
    changeElsewhere();
    await user.click(screen.getByRole('button', { name: `Use the newer value ${THEIRS}` }));
    expect(notice()).toBeNull();
    expect(field().value).toBe(THEIRS);
    expect(mustAsk()).toBe(false);
    expect(saved).toEqual([MINE]);
  });

  it('shows the conflict between an unsaved text and the new value also when the page is opened again [FM-6]', async () => {
    const storage = new InMemoryStorage();
    storeDrafts(storage, { policy: { value: MINE, over: THEIRS } });
    await renderPage(undefined, { storage });
    expect(notice()).not.toBeNull();
    expect(field().value).toBe(MINE);
    expect(saved).toEqual([]);
  });

  it('does not treat its own earlier save as a conflict', async () => {
    let take: () => void = () => undefined;
    await renderPage(
      (text) =>
        new Promise((resolve) => {
          take = () => {
            saved.push(text);
            changeElsewhere();
            resolve(undefined);
          };
        }),
    );
    await retype(`${THEIRS}{Enter}`);
    await user.type(field(), '/2');
    await act(async () => take());
    expect(notice()).toBeNull();
    await user.type(field(), '{Enter}');
    expect(saved).toEqual([THEIRS]);
    await act(async () => take());
    expect(saved).toEqual([THEIRS, `${THEIRS}/2`]);
  });
});
