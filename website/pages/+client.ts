import '../src/browser/start.ts';
