import type { LoaderFunctionArgs } from 'react-router';
import { AuthPage } from '../features/account/auth-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: params['view'] === 'sign-up' ? page.t('Sign Up') : page.t('Sign In') } });
}

export default function Auth() {
  return <AuthPage />;
}
