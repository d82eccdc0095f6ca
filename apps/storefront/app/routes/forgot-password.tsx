import type { LoaderFunctionArgs } from 'react-router';
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Forgot password?') } });
}

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
