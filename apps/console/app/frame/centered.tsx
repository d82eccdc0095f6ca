import { Outlet } from 'react-router';
import { Narrow } from './narrow.tsx';

/** Layout of pages with one narrow column. A route module gets no children from its own code: the router gives it its props alone. */
export default function Centered() {
  return (
    <Narrow>
      <Outlet />
    </Narrow>
  );
}
