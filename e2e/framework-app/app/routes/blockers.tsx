import { useBeforeUnload, useBlocker } from 'react-router';

export default function Blockers() {
  const blocker = useBlocker(true);
  useBeforeUnload((event) => event.preventDefault());
  return (
    <>
      <output aria-label="State">{blocker.state}</output>
      {blocker.state === 'blocked' && (
        <>
          <button type="button" onClick={() => blocker.reset()}>
            Stay
          </button>
          <button type="button" onClick={() => blocker.proceed()}>
            Leave
          </button>
        </>
      )}
    </>
  );
}
