import { useParams, type LoaderFunctionArgs } from 'react-router';
import { RatePage } from '../features/reviews/rate-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import * as styles from './rate-and-review.module.css';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Rate and review') } });
}

export default function RateAndReview() {
  const { order = '' } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      <RatePage orderId={Number(order)} />
    </div>
  );
}
