import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import styles from './PageShape.module.scss';

/** The name and the shape of a page that is not drawn yet. */
export function PageShape({ title }: { readonly title: string }) {
  return (
    <div className={styles.shape}>
      <PageHeader title={title} />
      <Skeleton shape="text" count={2} />
      <Skeleton shape="row" count={6} />
    </div>
  );
}
