import type { LoaderFunctionArgs } from 'react-router';
import { OperatorPage } from '../features/pages/operator-page.tsx';
import { loadOperatorPage } from './operator-page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOperatorPage(args, 'terms-and-conditions');
}

export default function TermsAndConditions() {
  return <OperatorPage slug="terms-and-conditions" />;
}
