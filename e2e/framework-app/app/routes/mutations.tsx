import { QueryClient, QueryClientProvider, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { released } from '../released.ts';

export default function Mutations() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Counted />
    </QueryClientProvider>
  );
}

/** Mutations of one scope run one after the other; each invalidates the query that counts them. */
function Counted() {
  const [done, setDone] = useState(0);
  const count = useQuery({
    queryKey: ['count', done],
    queryFn: () => Promise.resolve(`${done} done`),
    placeholderData: (before) => before,
  });
  const add = useMutation({
    mutationKey: ['add'],
    scope: { id: 'counted' },
    mutationFn: () => released('mutation'),
    onSuccess: () => setDone((before) => before + 1),
  });
  const states = useMutationState({ filters: { mutationKey: ['add'] }, select: ({ state }) => (state.isPaused ? 'paused' : state.status) });
  return (
    <>
      <button type="button" onClick={() => add.mutate()}>
        Add
      </button>
      <output aria-label="States">{states.join(' ')}</output>
      <output aria-label="Count">{count.data}</output>
    </>
  );
}
