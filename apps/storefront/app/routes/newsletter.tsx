import type { LoaderFunctionArgs } from 'react-router';
import { NewsletterAnswer } from '../features/newsletter/newsletter-answer.tsx';
import { openPage } from '../platform/pages/page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Newsletter') } });
}

export default function Newsletter() {
  return <NewsletterAnswer />;
}
