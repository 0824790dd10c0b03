import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../../src/ui/shared/lazy/lazyComponent.tsx';
import { preloadAll } from '../../../../src/ui/shared/lazy/preload.ts';
import { connect } from '../../connect.ts';
import { renderTexts } from '../../renderTexts.tsx';

type Props = { readonly name: string };
const Hello = ({ name }: Props) => <p>Hello {name}</p>;

/** A component whose script loads only while `isOnline` is set. */
function flakyComponent() {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = { isOnline: false };
  const Greeting = lazyComponent<Props>(async () => {
    if (!network.isOnline) throw new Error('offline');
    return Hello;
  });
  return { network, Greeting };
}

describe('a lazy component', () => {
  it('renders at once if it was preloaded, and loads its script once', async () => {
    let loads = 0;
    const Greeting = lazyComponent<Props>(async () => {
      loads += 1;
      return Hello;
    });
    await preloadAll();
    await renderTexts(<Greeting name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeTruthy();
    expect(loads).toBe(1);
  });

  it('shows that its script could not be loaded, and renders after a retry', async () => {
    const { network, Greeting } = flakyComponent();
    await renderTexts(<Greeting name="Ada" />);
    expect((await screen.findByRole('alert')).textContent).toContain('The service couldn’t be reached');
    network.isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that it needs a connection while offline, and renders once the browser is online', async () => {
    const { network, Greeting } = flakyComponent();
    await connect(false);
    await renderTexts(<Greeting name="Ada" />);
    expect((await screen.findByRole('alert')).textContent).toContain('This needs a connection');
    network.isOnline = true;
    await connect(true);
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
