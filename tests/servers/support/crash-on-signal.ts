/** Loaded into a server of a test: throws and rejects where no code catches it, as a fault of ours would. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('a fault that no code catches');
  });
});
process.on('SIGHUP', () => void Promise.reject(new Error('a rejection that no code catches')));
