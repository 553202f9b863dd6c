import { createRoot } from 'react-dom/client';
import { App } from './App';

/** Renders the site into the document. */
export function mount(document: Document) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML has no #root');
  createRoot(root).render(<App />);
}
