import { Link } from 'react-router';

export default function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/mutations" prefetch="render">
        Mutations
      </Link>
    </>
  );
}
