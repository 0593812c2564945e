import type {SearchAnswer} from '../searchClient.ts';
import {remarkText, spokenText, texts, titleText} from '../texts.ts';
import {createHitList} from './drawHits.ts';
import {drawRecent} from './drawRecent.ts';
import {findOne, findPart} from './parts.ts';

/** How a search stands. */
export type Outcome = {kind: 'empty'} | {kind: 'loading'} | {kind: 'failed'} | {kind: 'answered'; answer: SearchAnswer};

/** Screen readers are told the outcome once the reader stops typing. */
const pause = 500;

/** Shows one outcome after the other in the parts of the page. */
export function createOutcomeView(page: HTMLElement): (outcome: Outcome) => void {
  const results = findPart(page, 'results');
  const drawHits = createHitList(page, findOne(results, 'ol'));
  const speak = createSpeaker(findPart(page, 'status'));
  return (outcome) => {
    // Results of the last question stay until there are others.
    if (outcome.kind === 'loading' && !results.hidden) return;
    const answer = outcome.kind === 'answered' ? outcome.answer : null;
    const {title, remark, spoken} = wordOutcome(outcome);
    findPart(page, 'fault').replaceChildren();
    fill(findPart(page, 'title'), title);
    fill(findPart(page, 'remark'), remark);
    fill(findPart(page, 'notice'), answer?.notice ?? '');
    fill(findPart(page, 'more'), moreText(answer));
    drawSuggestion(findPart(page, 'suggestion'), answer?.suggestion);
    findPart(page, 'retry').hidden = outcome.kind !== 'failed';
    results.hidden = !answer || answer.count === 0;
    drawHits(answer?.hits ?? []);
    findPart(page, 'start').classList.toggle('without-script', outcome.kind !== 'empty' && !isWithout(answer));
    if (outcome.kind === 'empty') drawRecent(findPart(page, 'recent'));
    else findPart(page, 'recent').hidden = true;
    speak(spoken);
  };
}

function wordOutcome(outcome: Outcome): {title: string; remark: string; spoken: string} {
  switch (outcome.kind) {
    case 'empty':
      return {title: '', remark: '', spoken: ''};
    case 'loading':
      return {title: texts.loading, remark: '', spoken: ''};
    case 'failed':
      return {title: texts.failed, remark: texts.checkConnection, spoken: texts.failed};
    case 'answered':
      return {title: titleText(outcome.answer), remark: remarkText(outcome.answer), spoken: spokenText(outcome.answer)};
  }
}

function isWithout(answer: SearchAnswer | null): boolean {
  return answer !== null && answer.isComplete && answer.count === 0;
}

function moreText(answer: SearchAnswer | null): string {
  const left = answer ? answer.count - answer.hits.length : 0;
  return left > 0 ? `Show more results (${left})` : '';
}

function drawSuggestion(place: HTMLElement, suggestion: string | undefined): void {
  place.hidden = suggestion === undefined;
  findOne(place, 'button').textContent = suggestion ?? '';
}

function fill(element: HTMLElement, text: string): void {
  element.hidden = text === '';
  element.textContent = text;
}

function createSpeaker(status: HTMLElement): (text: string) => void {
  let waiting: number | undefined;
  return (text) => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => (status.textContent = text), pause);
  };
}
