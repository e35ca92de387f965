/** Counts what goes on in a browser, so that a test can wait until nothing does. */
export interface Activity {
  /** Counts until the returned function is called; further calls of it do nothing. */
  begin(): () => void;
  /** Resolves when nothing has gone on for some turns of the event loop. */
  rest(): Promise<void>;
}

/** Turns after which nothing comes any more: bodies of responses are read within fewer. */
const QUIET_TURNS = 6;

export function createActivity(): Activity {
  let count = 0;
  return {
    begin() {
      let isOver = false;
      count += 1;
      return () => {
        if (!isOver) count -= 1;
        isOver = true;
      };
    },
    async rest() {
      for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
        await new Promise(setImmediate);
        if (count > 0) turns = 0;
      }
    },
  };
}
