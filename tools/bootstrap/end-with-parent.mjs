// Loaded into the processes that the bootstrap starts. When the bootstrap is killed the channel to it closes, and the app
// ends in order, its database included, instead of running on unseen.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
