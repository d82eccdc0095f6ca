import { data, type LoaderFunctionArgs } from 'react-router';
import { openPage } from '../platform/page.server.ts';
import { ProblemPage } from './problem-page.tsx';

export { pageMeta as meta } from '../platform/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return data(page.reply({ head: { title: page.t('Page not found') } }), { status: 404 });
}

export default function NotFound() {
  return <ProblemPage status={404} />;
}
