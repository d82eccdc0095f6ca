import type { LoaderFunctionArgs } from 'react-router';
import { ContactLinks } from '../features/pages/contact-links.tsx';
import { OperatorPage } from '../features/pages/operator-page.tsx';
import { loadOperatorPage } from './operator-page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOperatorPage(args, 'help-and-support');
}

export default function HelpAndSupport() {
  return (
    <OperatorPage slug="help-and-support">
      <ContactLinks />
    </OperatorPage>
  );
}
