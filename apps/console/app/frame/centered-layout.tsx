import { Outlet } from 'react-router';
import { Centered } from './centered.tsx';

/** Layout of the pages with one narrow column. A build wraps the default exports of routes, which then take no children. */
export default function CenteredLayout() {
  return (
    <Centered>
      <Outlet />
    </Centered>
  );
}
