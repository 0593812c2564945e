/**
 * Acts when the reader gets to an element. Not for readers on their way with Tab: what comes by itself would push away what has focus
 * below it. Returns how to wait for the next time.
 */
export function whenInView(element: HTMLElement, act: () => void, signal: AbortSignal): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting && document.documentElement.dataset.keyboardNavigation === undefined) act();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    observer.disconnect();
    observer.observe(element);
  };
}
