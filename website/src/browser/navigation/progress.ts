const delay = 200;
const minimum = 0.08;
const speed = 200;
const trickleRate = 0.02;
const trickleSpeed = 800;

/** A bar and a spinner, from 200 ms of loading on. The function that it returns ends both. */
export function startProgress(): () => void {
  let stop = (): void => {};
  const timer = setTimeout(() => (stop = showProgress()), delay);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  const spinner = document.createElement('div');
  spinner.className = 'spinner';
  document.body.append(bar, spinner);
  let progress = minimum;
  const advance = (to: number): void => {
    progress = to;
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
    bar.animate({transform: `scaleX(${progress})`}, {duration, easing: 'linear', fill: 'forwards'});
    bar.setAttribute('aria-valuenow', String(Math.round(progress * 100)));
  };
  advance(minimum);
  const trickle = setInterval(() => advance(Math.min(progress + trickleRate, 0.994)), trickleSpeed);
  return () => {
    clearInterval(trickle);
    spinner.remove();
    advance(1);
    setTimeout(() => bar.remove(), speed);
  };
}
