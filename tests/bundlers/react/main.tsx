/** A page with the recipe of the package's README, which a reader can close. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Puzzle } from './recipe.js';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <StrictMode>
      <button id="toggle" onClick={() => setOpen(!isOpen)}>Puzzle</button>
      {isOpen && <Puzzle puzzle="1.....3..4.....2" />}
    </StrictMode>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<Page />);
