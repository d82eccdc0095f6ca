import type { LoaderFunctionArgs } from 'react-router';
import { InterestPage } from '../features/interests/interest-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import * as styles from './interest.module.css';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('What do you like?') } });
}

export default function Interest() {
  return (
    <div className={`container ${styles.page}`}>
      <InterestPage />
    </div>
  );
}
