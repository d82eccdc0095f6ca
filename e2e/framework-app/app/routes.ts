import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.tsx'),
  route('form-actions', 'routes/form-actions.tsx'),
  route('fetchers', 'routes/fetchers.tsx'),
  route('notes', 'routes/notes.ts'),
  route('router-forms', 'routes/router-forms.tsx'),
  route('blockers', 'routes/blockers.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('elements', 'routes/elements.tsx'),
  route('mutations', 'routes/mutations.tsx'),
] satisfies RouteConfig;
