import {type ReactNode, useState} from 'react';

/** The least that a page can do that is hydrated by React. */
export function HelloWorld(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Hello, world</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </main>
  );
}
