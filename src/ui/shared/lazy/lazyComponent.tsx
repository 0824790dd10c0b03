import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from '../../../application/shared/loadOnce.ts';
import { preload } from './preload.ts';
import { ReadFailure } from '../failures/ReadFailure.tsx';
import styles from './LazyFailure.module.scss';

const LazyFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.failure}>
    <ReadFailure failure={{ kind: 'unreachable' }} onRetry={onRetry} />
  </div>
);

class ScriptNotLoaded extends Error {}

/** Component in its own script, which is preloaded when the browser is idle. Shows a retry button if loading fails. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const loadComponent = loadOnce(load);
  let loaded: ComponentType<Props> | undefined;
  preload(async () => {
    loaded = await loadComponent();
  });
  const current = (): ComponentType<Props> =>
    loaded ??
    lazy(async () => ({
      default: await loadComponent().catch((cause: unknown) => {
        throw new ScriptNotLoaded('The script of a component could not be loaded.', { cause });
      }),
    }));

  return function LazyComponent(props) {
    const [Content, setContent] = useState(current);
    return (
      <LoadBoundary onRetry={() => setContent(current)}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

type BoundaryProps = { readonly children: ReactNode; readonly onRetry: () => void };

/** Error boundary. If a script could not be loaded, shows a retry button. Other errors are thrown again. */
class LoadBoundary extends Component<BoundaryProps, { readonly error?: Error | undefined }> {
  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override readonly state: { readonly error?: Error | undefined } = {};

  readonly #retry = (): void => {
    this.setState({ error: undefined });
    this.props.onRetry();
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ScriptNotLoaded) return <LazyFailure onRetry={this.#retry} />;
    throw error;
  }
}
