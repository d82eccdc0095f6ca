import { Outlet } from 'react-router';
import { CenteredMain } from './centered-main.tsx';

/** Layout of pages with one narrow column. The router wraps a route's component and gives it no children, so others take `CenteredMain`. */
export default function Centered() {
  return (
    <CenteredMain>
      <Outlet />
    </CenteredMain>
  );
}
