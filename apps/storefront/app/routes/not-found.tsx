import { data } from 'react-router';
import { PROBLEM_META } from '../platform/pages/page-head.ts';
import { ProblemPage } from './problem-page.tsx';

export const meta = () => PROBLEM_META;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ProblemPage status={404} />;
}
