import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyComponent } from '../../../../src/ui/shared/lazy/lazyComponent.tsx';
import { fetchLazyParts, LazyPart } from '../../../../src/application/shared/LazyPart.ts';
import { useLazyPart } from '../../../../src/ui/shared/lazy/useLazyPart.ts';
import { useNeededPart } from '../../../../src/ui/shared/lazy/useNeededPart.tsx';
import { connect } from '../../connect.ts';
import { renderTexts } from '../../renderTexts.tsx';

function Part({ part, wanted }: { readonly part: LazyPart<string>; readonly wanted: boolean }) {
  return <p>{useLazyPart(part, wanted) ?? 'not there'}</p>;
}

describe('a part that nobody waits for', () => {
  it('is there as soon as it is wanted where it was fetched before, and is fetched once', async () => {
    let count = 0;
    const part = new LazyPart(async () => {
      count += 1;
      return 'there';
    });
    const { rerender } = render(<Part part={part} wanted={false} />);
    expect(screen.getByText('not there')).toBeTruthy();
    expect(count).toBe(0);
    await fetchLazyParts();
    rerender(<Part part={part} wanted />);
    expect(screen.getByText('there')).toBeTruthy();
    await fetchLazyParts();
    expect(count).toBe(1);
  });

  it('is fetched when it is wanted before that', async () => {
    const part = new LazyPart(() => Promise.resolve('there'));
    render(<Part part={part} wanted />);
    expect(await screen.findByText('there')).toBeTruthy();
  });

  it('may be a component, which is drawn and never called', async () => {
    const part = new LazyPart(async () => ({ name }: { readonly name: string }) => <p>Hello {name}</p>);
    function Greeted() {
      const Greeting = useLazyPart(part, true);
      return Greeting ? createElement(Greeting, { name: 'Ada' }) : <p>not there</p>;
    }
    render(<Greeted />);
    expect(screen.getByText('not there')).toBeTruthy();
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
  });

  it('comes by itself once there is a connection again', async () => {
    let isOnline = false;
    const part = new LazyPart(() => (isOnline ? Promise.resolve('there') : Promise.reject(new Error('offline'))));
    render(<Part part={part} wanted />);
    await connect(false);
    expect(screen.getByText('not there')).toBeTruthy();
    isOnline = true;
    await connect(true);
    expect(await screen.findByText('there')).toBeTruthy();
  });

  it('is asked for again when it is wanted and could not be fetched before', async () => {
    let isOnline = false;
    const part = new LazyPart(() => (isOnline ? Promise.resolve('there') : Promise.reject(new Error('offline'))));
    const { rerender } = render(<Part part={part} wanted />);
    await fetchLazyParts();
    isOnline = true;
    rerender(<Part part={part} wanted={false} />);
    expect(screen.getByText('not there')).toBeTruthy();
    rerender(<Part part={part} wanted />);
    expect(await screen.findByText('there')).toBeTruthy();
  });
});

describe('a component that nobody waits for', () => {
  it('says that it could not be fetched, and is drawn once it could', async () => {
    let isOnline = false;
    const Greeting = lazyComponent<{ readonly name: string }>(async () => {
      if (!isOnline) throw new Error('offline');
      return ({ name }) => <p>Hello {name}</p>;
    });
    await renderTexts(<Greeting name="Ada" />);
    expect((await screen.findByRole('alert')).textContent).toContain('The service couldn’t be reached');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('needs the connection where there is none, which is no failure, and comes by itself once there is one', async () => {
    let isOnline = false;
    const Greeting = lazyComponent<{ readonly name: string }>(async () => {
      if (!isOnline) throw new Error('offline');
      return ({ name }) => <p>Hello {name}</p>;
    });
    await connect(false);
    await renderTexts(<Greeting name="Ada" />);
    expect((await screen.findByRole('alert')).textContent).toContain('This needs a connection');
    isOnline = true;
    await connect(true);
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be wanted later: it is asked for then, and a failure is nobody’s before', async () => {
    let asked = 0;
    const part = new LazyPart<string>(async () => {
      asked += 1;
      throw new Error('offline');
    });
    function Wanted({ isWanted }: { readonly isWanted: boolean }) {
      const { part: text, failure } = useNeededPart(part, isWanted);
      return text ?? failure;
    }
    function Switched() {
      const [isWanted, setIsWanted] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsWanted(!isWanted)}>
            Want
          </button>
          <Wanted isWanted={isWanted} />
        </>
      );
    }
    await renderTexts(<Switched />);
    expect(asked).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Want' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(asked).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Want' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
