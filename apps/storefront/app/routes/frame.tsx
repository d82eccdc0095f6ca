import { Outlet } from 'react-router';

export default function Frame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
